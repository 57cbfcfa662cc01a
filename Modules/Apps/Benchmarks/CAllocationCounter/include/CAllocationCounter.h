#ifndef C_ALLOCATION_COUNTER_H
#define C_ALLOCATION_COUNTER_H

#include <stdint.h>

/// Returns how many blocks of memory the process has allocated so far; -1 if that is not counted.
int64_t allocation_count(void);

#endif
