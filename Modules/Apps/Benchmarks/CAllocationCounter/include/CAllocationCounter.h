#ifndef C_ALLOCATION_COUNTER_H
#define C_ALLOCATION_COUNTER_H

#include <stdint.h>

/// Starts counting allocations; each call needs its own `stop_counting_allocations`.
void start_counting_allocations(void);

/// Ends the counting that a call of `start_counting_allocations` began.
void stop_counting_allocations(void);

/// Returns the number of allocations counted so far; -1 if this platform does not count.
int64_t allocation_count(void);

#endif
