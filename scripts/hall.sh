#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Starts a broker for a club's hall on this machine: tables send to it, and its page shows all of them (docs/club-night.md).
# Users, passwords and certificates are made at the first start and kept.
#
#   scripts/hall.sh NAME [options]
#     NAME            of the hall; all its tables are given the same
#     --in DIR        where passwords and certificates are kept (default: ~/.local/share/watchfire-hall)
#     --page-port N   the page and its connection (default 8080)
#     --port N        tables in one's own network, not encrypted (default 1883)
#     --tls-port N    tables with TLS (default 8883)
#     --address A     the name or address by which tables and televisions reach this machine (default: found)
# A broker that ends with an error is started again. It ends with Ctrl-C. It needs mosquitto and openssl.
set -euo pipefail

usage() {
  sed -n 's/^# \{0,1\}//; 3,14p' "$0" >&2
  exit 2
}

hall=${1:-}
case "$hall" in "" | -*) usage ;; esac
case "$hall" in
  *[/+#]*)
    echo "hall.sh: the name of a hall cannot have /, + or #: $hall" >&2
    exit 2
    ;;
esac
shift
folder=${XDG_DATA_HOME:-$HOME/.local/share}/watchfire-hall page_port=8080 port=1883 tls_port=8883 address=
while [ $# -gt 0 ]; do
  case "$1" in
    --in) folder=${2:?}; shift 2 ;;
    --page-port) page_port=${2:?}; shift 2 ;;
    --port) port=${2:?}; shift 2 ;;
    --tls-port) tls_port=${2:?}; shift 2 ;;
    --address) address=${2:?}; shift 2 ;;
    *) usage ;;
  esac
done
PATH=$PATH:/usr/sbin
for tool in mosquitto mosquitto_passwd openssl; do
  command -v "$tool" >/dev/null || {
    echo "hall.sh: $tool is missing: apt-get install --no-install-recommends mosquitto openssl" >&2
    exit 1
  }
done

# The page: beside this script where it is installed, else the newest build.
here=$(cd "$(dirname "$0")" && pwd)
page=$here/hall.html
[ -f "$page" ] || page=$(find "$here/../build" -path '*/app/mirror/hall.html' -printf '%T@ %p\n' 2>/dev/null | sort -rn | sed -n '1s/^[^ ]* //p')
[ -n "$page" ] || {
  echo "hall.sh: the page hall.html is not there. Build Watchfire first: scripts/run.sh" >&2
  exit 1
}

umask 077
mkdir -p "$folder/page"
folder=$(cd "$folder" && pwd)
cp "$page" "$folder/page/index.html"
secret() { openssl rand -base64 24 | tr -d '/+='; }
for user in table hall; do
  [ -s "$folder/$user.secret" ] || secret >"$folder/$user.secret"
done
# Not as arguments: every user of this machine sees those of a running program.
for user in table hall; do
  printf '%s:%s\n' "$user" "$(cat "$folder/$user.secret")"
done >"$folder/passwords"
mosquitto_passwd -U "$folder/passwords" # hashes them
printf 'user table\ntopic write watchfire/%s/#\n\nuser hall\ntopic read watchfire/%s/#\n' "$hall" "$hall" >"$folder/access"

if [ -z "$address" ]; then
  address=$(hostname -I 2>/dev/null | cut -d' ' -f1)
  [ -n "$address" ] || address=127.0.0.1
fi
case "$address" in *[!0-9.]*) named=DNS:$address ;; *) named=IP:$address ;; esac
if [ ! -s "$folder/ca.pem" ]; then
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 3650 -subj "/CN=Watchfire hall" -keyout "$folder/ca.key" -out "$folder/ca.pem" 2>/dev/null
fi
openssl req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj "/CN=$address" -keyout "$folder/broker.key" -out "$folder/broker.csr" 2>/dev/null
openssl x509 -req -in "$folder/broker.csr" -CA "$folder/ca.pem" -CAkey "$folder/ca.key" -CAcreateserial -days 825 \
  -extfile <(printf 'subjectAltName=%s,DNS:localhost,IP:127.0.0.1\n' "$named") -out "$folder/broker.pem" 2>/dev/null

# A snapshot of the largest board has about 40 kB. What tables said is on disk after 5 s: a broker that is killed knows the results of
# tables that have gone home meanwhile.
cat >"$folder/mosquitto.conf" <<EOF
per_listener_settings false
allow_anonymous false
password_file $folder/passwords
acl_file $folder/access
persistence true
persistence_location $folder/
autosave_interval 5
max_packet_size 262144
max_queued_messages 1000
memory_limit 536870912
connection_messages false
log_dest stderr
log_type error
log_type warning
listener $port
listener $tls_port
cafile $folder/ca.pem
certfile $folder/broker.pem
keyfile $folder/broker.key
listener $page_port
protocol websockets
http_dir $folder/page
EOF
if [ "$(id -u)" -eq 0 ]; then
  # Otherwise mosquitto becomes another user, who may not read these files.
  echo "user root" >>"$folder/mosquitto.conf"
fi

encoded() { # for a URL
  local text=$1 out="" i c
  local LC_ALL=C
  for ((i = 0; i < ${#text}; i++)); do
    c=${text:i:1}
    case "$c" in [a-zA-Z0-9._~-]) out+=$c ;; *) out+=$(printf '%%%02X' "'$c" | sed 's/%FFFFFFFFFFFFFF/%/') ;; esac
  done
  printf '%s' "$out"
}
name=$(encoded "$hall")
cat <<EOF
The page of the hall, for a television or a browser:
  http://$address:$page_port/#hall=$name&user=hall&password=$(cat "$folder/hall.secret")
A table, in Settings, Club night:
  address $address:$port, hall $hall, user table, password $(cat "$folder/table.secret")
or on the command line, with a name for each table:
  watchfire --hall "mqtt://table:$(cat "$folder/table.secret")@$address:$port/$name/Table%201"
Encrypted, with the file $folder/ca.pem copied to the table's machine:
  watchfire --hall "mqtts://table:$(cat "$folder/table.secret")@$address:$tls_port/$name/Table%201?ca=ca.pem"
EOF
# Each table and each page is an open file, and shells often allow 1024.
[ "$(ulimit -n)" = unlimited ] || [ "$(ulimit -n)" -ge 8192 ] || ulimit -n 8192 2>/dev/null || ulimit -n "$(ulimit -Hn)"

# A reader of the hall can make its broker run out of memory (SECURITY.md), so the broker is started again after an error.
# It is not if no broker has lasted three seconds: then a port is taken, for example, and it would end at once again.
broker="" told="" lasted=""
end() {
  told=yes
  [ -z "$broker" ] || kill "$broker" 2>/dev/null || true
}
trap end INT TERM HUP
while [ -z "$told" ]; do
  started=$SECONDS status=0
  mosquitto -c "$folder/mosquitto.conf" &
  broker=$!
  [ -z "$told" ] || end # told before there was a broker to be told
  wait "$broker" || status=$?
  if [ -n "$told" ]; then
    wait "$broker" || true # a signal ends the first waiting
    break
  fi
  [ $((SECONDS - started)) -lt 3 ] || lasted=yes
  [ "$status" -ne 0 ] && [ -n "$lasted" ] || exit "$status"
  broker=""
  echo "hall.sh: the broker ended (status $status). It is started again." >&2
  sleep 2 || true
done
