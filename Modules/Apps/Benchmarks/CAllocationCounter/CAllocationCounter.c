// Counts allocations by replacing the C library's allocator.
//
// This is C because the replacement runs before and inside the Swift runtime, where no Swift function may be called.
// Only glibc offers its own allocator under second names. On other platforms, and with a sanitizer that replaces the
// allocator itself, nothing is counted.

#include "CAllocationCounter.h"

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define HAS_SANITIZER
#endif
#endif

#if defined(__GLIBC__) && !defined(HAS_SANITIZER)

#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

// The number of running measurements. Outside of them, nothing is counted, because threads that share a counter wait
// for each other at every allocation. The tests of the benchmarks bring this allocator into all tests.
static _Atomic int measurements;
static _Atomic int64_t count;

static void note(void) {
    if (atomic_load_explicit(&measurements, memory_order_relaxed) == 0) return;
    atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
}

void *malloc(size_t size) {
    note();
    return __libc_malloc(size);
}

void *calloc(size_t members, size_t size) {
    note();
    return __libc_calloc(members, size);
}

void *realloc(void *block, size_t size) {
    note();
    return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    note();
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
    note();
    void *made = __libc_memalign(alignment, size);
    if (made == NULL) return ENOMEM;
    *block = made;
    return 0;
}

void start_counting_allocations(void) { atomic_fetch_add_explicit(&measurements, 1, memory_order_relaxed); }

void stop_counting_allocations(void) { atomic_fetch_sub_explicit(&measurements, 1, memory_order_relaxed); }

int64_t allocation_count(void) { return atomic_load_explicit(&count, memory_order_relaxed); }

#else

void start_counting_allocations(void) {}

void stop_counting_allocations(void) {}

int64_t allocation_count(void) { return -1; }

#endif
