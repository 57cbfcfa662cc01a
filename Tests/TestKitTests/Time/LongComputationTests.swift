import Synchronization
import TestKit
import Testing

@Suite("A suite that computes for long", .computesLong)
struct LongComputationTests {
    private static let isComputing = Mutex(false)

    @Test("runs its tests one after the other, beside the shared threads", arguments: 0..<20)
    func turns(number: Int) {
        let isFirst = Self.isComputing.withLock { isComputing in
            defer { isComputing = true }
            return !isComputing
        }
        #expect(isFirst)
        // Long enough for another test to come in between if it may.
        let sum = (0..<10_000).reduce(number, +)
        #expect(sum == 49_995_000 + number)
        Self.isComputing.withLock { $0 = false }
        #expect(withUnsafeCurrentTask { $0?.unownedTaskExecutor } != nil)
    }
}
