#ifndef C_ALLOCATION_COUNTER_H
#define C_ALLOCATION_COUNTER_H

#include <stdint.h>

/// Starts counting allocations; each call needs its own `stop_counting_allocations`.
void start_counting_allocations(void);

/// Ends what a call of `start_counting_allocations` began.
void stop_counting_allocations(void);

/// Returns how many blocks of memory the process has allocated while it counted; -1 if this platform does not count.
int64_t allocation_count(void);

#endif
