// SPDX-License-Identifier: Apache-2.0
// Tells ThreadSanitizer what it cannot see: Qt is built without it, so the lock of an event queue is
// invisible, and whatever one thread hands to another by QMetaObject::invokeMethod would be reported as a
// race. This puts itself in front of that one function. What the sender wrote before the call is visible to
// the receiver from there on; everything else that two threads share is still held to account.
#include <QObject>

#include <dlfcn.h>

extern "C" void __tsan_acquire(void* address);
extern "C" void __tsan_release(void* address);

namespace {

#define UNWATCHED __attribute__((no_sanitize("thread")))

/// Holds the functor that was sent; calls it once the sender's writes are known.
class HandedOver : public QtPrivate::QSlotObjectBase {
public:
    UNWATCHED explicit HandedOver(QSlotObjectBase* sent) : QSlotObjectBase(&HandedOver::act), m_sent(sent) {}

private:
    UNWATCHED static void act(int which, QSlotObjectBase* self, QObject* receiver, void** arguments, bool*) {
        auto* call = static_cast<HandedOver*>(self);
        __tsan_acquire(call);
        if (which == Call) {
            call->m_sent->call(receiver, arguments);
            __tsan_release(call); // the sender may hold the last reference
        } else if (which == Destroy) {
            call->m_sent->destroyIfLastRef();
            delete call;
        }
    }

    QSlotObjectBase* m_sent;
};

} // namespace

UNWATCHED bool QMetaObject::invokeMethodImpl(QObject* object, QtPrivate::QSlotObjectBase* slot,
                                             Qt::ConnectionType type, void* result) {
    using Invoke = bool (*)(QObject*, QtPrivate::QSlotObjectBase*, Qt::ConnectionType, void*);
    static const auto next = reinterpret_cast<Invoke>(dlsym(
        RTLD_NEXT,
        "_ZN11QMetaObject16invokeMethodImplEP7QObjectPN9QtPrivate15QSlotObjectBaseEN2Qt14ConnectionTypeEPv"));
    auto* call = new HandedOver(slot);
    __tsan_release(call);
    return next(object, call, type, result);
}
