import Synchronization
import TestKit
import Testing

@Suite("A suite that computes for long", .computesLong)
struct LongComputationTests {
    private static let isComputing = Mutex(false)

    @Test("runs its tests one at a time, beside the shared threads", arguments: 0..<20)
    func turns(number: Int) {
        let isAlone = Self.isComputing.withLock { isComputing in
            defer { isComputing = true }
            return !isComputing
        }
        #expect(isAlone)
        // Long enough for another test to come in between if it may.
        let sum = (0..<10_000).reduce(number, +)
        #expect(sum == 49_995_000 + number)
        Self.isComputing.withLock { $0 = false }
        #expect(withUnsafeCurrentTask { $0?.unownedTaskExecutor } != nil)
    }
}
