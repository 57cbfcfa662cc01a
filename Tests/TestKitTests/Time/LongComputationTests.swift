import Synchronization
import TestKit
import Testing

@Suite("A suite with the trait computesLong", .computesLong)
struct LongComputationTests {
    private static let isComputing = Mutex(false)

    @Test("Long computations run one at a time, on their own queue", arguments: 0..<20)
    func turns(number: Int) {
        let isAlone = Self.isComputing.withLock { isComputing in
            defer { isComputing = true }
            return !isComputing
        }
        #expect(isAlone)
        // This takes so long that another test would start meanwhile if tests could run at the same time.
        let sum = (0..<10_000).reduce(number, +)
        #expect(sum == 49_995_000 + number)
        Self.isComputing.withLock { $0 = false }
        #expect(withUnsafeCurrentTask { $0?.unownedTaskExecutor } != nil)
    }
}
