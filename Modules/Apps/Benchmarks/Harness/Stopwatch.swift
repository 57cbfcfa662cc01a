import CAllocationCounter

/// The time that one of `count` calls of `body` takes, in nanoseconds.
func nanoseconds(per count: Int, _ body: () throws -> Void) rethrows -> Double {
    let time = try ContinuousClock().measure {
        for _ in 0..<count { try body() }
    }
    return time.nanoseconds / Double(count)
}

/// Whether allocations are counted on this platform.
nonisolated var countsAllocations: Bool { allocation_count() >= 0 }

/// How often one of `count` calls of `body` allocates memory.
func allocations(per count: Int, _ body: () throws -> Void) rethrows -> Double {
    let before = allocation_count()
    for _ in 0..<count { try body() }
    return Double(allocation_count() - before) / Double(count)
}

extension Duration {
    var nanoseconds: Double { Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9 }
    var milliseconds: Double { nanoseconds / 1e6 }
    var seconds: Double { nanoseconds / 1e9 }
}
