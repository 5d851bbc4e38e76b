// SPDX-License-Identifier: Apache-2.0
#include "app/kiosk/models/hall_model.h"

#include <QCoreApplication>

namespace watchfire {

namespace {

struct HallText {
    Q_DECLARE_TR_FUNCTIONS(HallText)
};

QString lackText(HallModel::Lack lack) {
    switch (lack) {
    case HallModel::Lack::none:
        break;
    case HallModel::Lack::address:
        return HallText::tr("Where is the club's broker? It has a name or an address, such as 192.168.1.5, "
                            "perhaps with a port: "
                            "192.168.1.5:1884.");
    case HallModel::Lack::hall:
        return HallText::tr(
            "The hall needs a name of at most 40 letters. All tables of the club use the same.");
    case HallModel::Lack::table:
        return HallText::tr(
            "This table needs a name of at most 40 letters, one that no other table of the hall has.");
    case HallModel::Lack::hallSign:
        return HallText::tr("The name of the hall cannot have /, + or #.");
    case HallModel::Lack::tableSign:
        return HallText::tr("The name of the table cannot have /, + or #.");
    }
    return {};
}

QString* textOf(HallModel::Fields& fields, const QString& field) {
    if (field == QLatin1String("address"))
        return &fields.address;
    if (field == QLatin1String("hall"))
        return &fields.hall;
    if (field == QLatin1String("table"))
        return &fields.table;
    if (field == QLatin1String("user"))
        return &fields.user;
    if (field == QLatin1String("password"))
        return &fields.password;
    return nullptr;
}

} // namespace

HallModel::HallModel(QObject* parent) : QObject(parent) {
    show();
}

void HallModel::change(const Fields& fields) {
    if (m_given || m_state != QLatin1String("off") || fields == m_fields)
        return;
    m_fields = fields;
    m_lack = Lack::none;
    show();
    emit fieldsChanged();
}

void HallModel::enter(const QString& field, const QString& text) {
    Fields fields = m_fields;
    if (QString* entered = textOf(fields, field)) {
        *entered = field == QLatin1String("password") ? text : text.trimmed();
        change(fields);
    }
}

QString HallModel::entered(const QString& field) const {
    Fields fields = m_fields;
    const QString* text = field == QLatin1String("password") ? nullptr : textOf(fields, field);
    return text != nullptr ? *text : QString();
}

void HallModel::setEncrypted(bool encrypted) {
    Fields fields = m_fields;
    fields.encrypted = encrypted;
    change(fields);
}

void HallModel::turnOn() {
    if (m_state == QLatin1String("off"))
        emit turnOnAsked();
}

void HallModel::turnOff() {
    if (m_state != QLatin1String("off") && !m_given)
        emit turnOffAsked();
}

void HallModel::showFields(const Fields& fields, bool given) {
    m_fields = fields;
    m_given = given;
    show();
}

void HallModel::showLack(Lack lack) {
    m_lack = lack;
    show();
}

void HallModel::showOff() {
    m_state = QStringLiteral("off");
    m_why.clear();
    show();
}

void HallModel::showOn(bool connected) {
    m_state = connected ? QStringLiteral("on") : QStringLiteral("connecting");
    m_lack = Lack::none;
    if (connected)
        m_why.clear();
    show();
}

void HallModel::showTrouble(const QString& why) {
    m_why = why;
    show();
}

void HallModel::show() {
    Facts facts;
    facts.state = m_state;
    facts.given = m_given;
    facts.fields = m_fields;
    if (m_state == QLatin1String("off"))
        facts.text = HallText::tr("No hall sees this table.");
    else if (m_state == QLatin1String("on"))
        facts.text = HallText::tr("The hall %1 sees this table as %2.").arg(m_fields.hall, m_fields.table);
    else
        facts.text = HallText::tr(
            "The hall's broker does not answer yet. The table goes on meanwhile; results are sent later.");
    if (m_lack != Lack::none)
        facts.trouble = lackText(m_lack);
    else if (!m_why.isEmpty() && m_state != QLatin1String("off"))
        facts.trouble = HallText::tr("No connection: %1. It is tried again by itself.").arg(m_why);
    watchfire::change(*this, m_facts, facts, &HallModel::changed);
}

} // namespace watchfire

#include "moc_hall_model.cpp"
