import Testing

@testable import Terminal

@Suite("The limit of keys before a waiting ctrl-c")
struct InterruptLimitTests {
    private let start = ContinuousClock.now

    @Test("The limit of a waiting ctrl-c is reached after 64 steps, however quick the steps are")
    func steps() {
        var limit = InterruptLimit()
        let steps = (1...64).map { _ in limit.isReached(at: start) }
        #expect(steps == Array(repeating: false, count: 63) + [true])
    }

    @Test("The limit of a waiting ctrl-c is reached more than 50 milliseconds after the first step")
    func time() {
        var limit = InterruptLimit()
        let steps = [0, 20, 50, 51].map { limit.isReached(at: start + .milliseconds($0)) }
        #expect(steps == [false, false, false, true])
    }
}
