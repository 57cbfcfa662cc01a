#ifndef C_ALLOCATION_COUNTER_H
#define C_ALLOCATION_COUNTER_H

#include <stdint.h>

/// How many blocks of memory the process has asked for so far; -1 where that is not counted.
int64_t allocation_count(void);

#endif
