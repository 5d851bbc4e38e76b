// SPDX-License-Identifier: Apache-2.0
// Tells ThreadSanitizer what it cannot see: Qt is built without it, so the locks inside Qt are invisible, and
// whatever one thread hands to another through Qt would be reported as a race. This puts itself in front of
// the functions of Qt by which our threads meet: calls that are sent to an object, functions that are given
// to a pool, semaphores, and a QMutex that somebody else holds. What the sender wrote before is visible to
// the receiver from there on; everything else that two threads share is still held to account.
#include <QMutex>
#include <QObject>
#include <QRunnable>
#include <QSemaphore>
#include <QThreadPool>

#include <dlfcn.h>

#include <functional>
#include <utility>

extern "C" void __tsan_acquire(void* address);
extern "C" void __tsan_release(void* address);

namespace {

#define UNWATCHED __attribute__((no_sanitize("thread")))

/// Qt's own function behind the one of the same name here. A member function is called with its object first.
template <class Function> UNWATCHED Function* next(const char* name) {
    return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

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

/// Runs in a pool what was given to it. Whoever waits for the pool knows afterwards what it wrote.
class GivenToPool : public QRunnable {
public:
    UNWATCHED GivenToPool(QThreadPool* pool, std::function<void()>* work) : m_pool(pool), m_work(work) {
        __tsan_release(this);
    }
    UNWATCHED ~GivenToPool() override { delete m_work; }
    GivenToPool(const GivenToPool&) = delete;
    GivenToPool& operator=(const GivenToPool&) = delete;

    UNWATCHED void run() override {
        __tsan_acquire(this);
        (*m_work)();
        delete std::exchange(m_work, nullptr);
        __tsan_release(m_pool);
    }

private:
    QThreadPool* m_pool;
    std::function<void()>* m_work;
};

} // namespace

UNWATCHED bool QMetaObject::invokeMethodImpl(QObject* object, QtPrivate::QSlotObjectBase* slot,
                                             Qt::ConnectionType type, void* result) {
    using Invoke = bool(QObject*, QtPrivate::QSlotObjectBase*, Qt::ConnectionType, void*);
    static auto* const invoke = next<Invoke>(
        "_ZN11QMetaObject16invokeMethodImplEP7QObjectPN9QtPrivate15QSlotObjectBaseEN2Qt14ConnectionTypeEPv");
    auto* call = new HandedOver(slot);
    __tsan_release(call);
    return invoke(object, call, type, result);
}

UNWATCHED void QThreadPool::start(std::function<void()> work, int priority) {
    start(new GivenToPool(this, new std::function<void()>(std::move(work))), priority);
}

UNWATCHED bool QThreadPool::tryStart(std::function<void()> work) {
    auto* given = new GivenToPool(this, new std::function<void()>(std::move(work)));
    if (tryStart(given))
        return true;
    delete given;
    return false;
}

UNWATCHED bool QThreadPool::waitForDone(int milliseconds) {
    static auto* const wait = next<bool(QThreadPool*, int)>("_ZN11QThreadPool11waitForDoneEi");
    const bool done = wait(this, milliseconds);
    __tsan_acquire(this);
    return done;
}

UNWATCHED void QSemaphore::release(int n) {
    static auto* const give = next<void(QSemaphore*, int)>("_ZN10QSemaphore7releaseEi");
    __tsan_release(this);
    give(this, n);
}

UNWATCHED void QSemaphore::acquire(int n) {
    static auto* const take = next<void(QSemaphore*, int)>("_ZN10QSemaphore7acquireEi");
    take(this, n);
    __tsan_acquire(this);
}

UNWATCHED void QBasicMutex::lockInternal() noexcept {
    static auto* const lock = next<void(QBasicMutex*)>("_ZN11QBasicMutex12lockInternalEv");
    lock(this);
    __tsan_acquire(this);
}

UNWATCHED void QBasicMutex::unlockInternal() noexcept {
    static auto* const unlock = next<void(QBasicMutex*)>("_ZN11QBasicMutex14unlockInternalEv");
    __tsan_release(this);
    unlock(this);
}
