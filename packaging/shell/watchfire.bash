# SPDX-License-Identifier: Apache-2.0
# Completes watchfire's subcommands, options and their values in bash. All words come from `watchfire --help`, so this file
# knows none of them.

_watchfire() {
    local cur prev words cword
    _init_completion -n = || return
    local help
    help=$(LC_ALL=C "$1" --help 2>/dev/null) || return

    # The values of an option that names them: "--theme dark|light".
    local values
    values=$(sed -n "s/^  ${prev} \([a-z|]*|[a-z|]*\)\( .*\)*$/\1/p" <<<"$help" | tr '|' ' ')
    if [[ $prev == --* && -n $values ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$values" -- "$cur")
        return
    fi
    if [[ $prev == --* ]] && grep -qE -- "^  ${prev} [A-Z|]*PATH" <<<"$help"; then
        _filedir
        return
    fi
    local commands
    commands=$(sed -n 's/^watchfire \([a-z]*\) .*/\1/p' <<<"$help")
    if ((cword > 1)) && grep -qx -- "${words[1]}" <<<"$commands"; then
        local usage
        usage=$(awk -v name="${words[1]}" '/^([^ ]|$)/ { in_it = $1 == "watchfire" && $2 == name } in_it' <<<"$help")
        # "book export|import": the word behind the subcommand.
        values=$(sed -n "s/^watchfire ${words[1]} \([a-z]*|[a-z|]*\) .*/\1/p" <<<"$help" | tr '|' ' ')
        if ((cword == 2)) && [[ -n $values ]]; then
            mapfile -t COMPREPLY < <(compgen -W "$values" -- "$cur")
        elif [[ $cur == -* ]]; then
            mapfile -t COMPREPLY < <(compgen -W "$(grep -oE -- '--[a-z]+(-[a-z]+)*' <<<"$usage" | sort -u)" -- "$cur")
        else
            _filedir
        fi
        return
    fi
    local options
    options=$(sed -n '/^  --/p' <<<"$help" | grep -oE '(^  |, )--[a-z-]+' | grep -oE -- '--[a-z-]+')
    if ((cword == 1)); then
        options+=$'\n'$commands
    fi
    mapfile -t COMPREPLY < <(compgen -W "$options" -- "$cur")
} && complete -F _watchfire watchfire
