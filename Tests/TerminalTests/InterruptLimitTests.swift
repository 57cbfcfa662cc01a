import Testing

@testable import Terminal

@Suite("The limit on the keys that are handled before a waiting ctrl-c")
struct InterruptLimitTests {
    private let start = ContinuousClock.now

    @Test("A waiting ctrl-c lets at most 64 steps of earlier keys pass, however quick the steps are")
    func steps() {
        var limit = InterruptLimit()
        let steps = (1...64).map { _ in limit.isReached(at: start) }
        #expect(steps == Array(repeating: false, count: 63) + [true])
    }

    @Test("A waiting ctrl-c lets earlier keys pass for 50 milliseconds")
    func time() {
        var limit = InterruptLimit()
        let steps = [0, 20, 50, 51].map { limit.isReached(at: start + .milliseconds($0)) }
        #expect(steps == [false, false, false, true])
    }
}
