import CAllocationCounter

/// Calls `body` `count` times and returns the average time of a call, in nanoseconds.
func nanoseconds(per count: Int, _ body: () throws -> Void) rethrows -> Double {
    let time = try ContinuousClock().measure {
        for _ in 0..<count { try body() }
    }
    return time.nanoseconds / Double(count)
}

/// Whether allocations are counted on this platform.
nonisolated var countsAllocations: Bool { allocation_count() >= 0 }

/// Calls `body` `count` times and returns the average number of allocations of a call.
func allocations(per count: Int, _ body: () throws -> Void) rethrows -> Double {
    start_counting_allocations()
    defer { stop_counting_allocations() }
    let before = allocation_count()
    for _ in 0..<count { try body() }
    return Double(allocation_count() - before) / Double(count)
}

extension Duration {
    var nanoseconds: Double { Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9 }
    var milliseconds: Double { nanoseconds / 1e6 }
    var seconds: Double { nanoseconds / 1e9 }
}
