import Testing

@testable import Terminal

@Suite("Terminal modes")
struct TerminalModesTests {
    @Test("are left by what is sent at the end and in a crash, in reverse order")
    func areLeft() {
        let entered = modes(in: TerminalModes.enter)
        let left = modes(in: TerminalModes.leave).filter { $0.number != "\(TerminalModes.synchronizedOutput)" }
        #expect(entered.count == 7)
        #expect(left.map(\.number) == entered.map(\.number).reversed())
        #expect(left.map(\.isOn) == entered.map { !$0.isOn }.reversed())
    }

    @Test("at the end include those of a frame that was cut off: synchronization, style, scroll region")
    func endFrame() {
        for sequence in ["[?2026l", "[0m", "[r"] {
            #expect(TerminalModes.leave.description.contains("\u{1B}\(sequence)"))
        }
    }

    /// Returns the private modes that `sequences` switch on (`h`) and off (`l`).
    private func modes(in sequences: StaticString) -> [(number: String, isOn: Bool)] {
        sequences.description.split(separator: "\u{1B}[").compactMap { sequence in
            guard sequence.first == "?", let final = sequence.last, "hl".contains(final) else { return nil }
            return (String(sequence.dropFirst().dropLast()), final == "h")
        }
    }
}
