import Terminal
import Testing

@Suite("A terminal that its environment describes")
struct TerminalDetectionTests {
    @Test("can show apps unless it is dumb", arguments: [(nil, true), ("xterm", true), ("", true), ("dumb", false)])
    func canShowApps(type: String?, expected: Bool) {
        #expect(TerminalSession.canShowApps(environment: ["TERM": type].compactMapValues(\.self)) == expected)
    }
}
