import Foundation
import TestKit
import TestProcesses
import Testing

@testable import Terminal
@testable import TextUI

/// Returns a session and its terminal.
///
/// A test must hold both until it ends them with `end`.
///
/// - Parameters:
///   - screen: The terminal to draw on; nil to draw on the terminal that sends the keys.
///   - signals: The signals to catch, for tests that have the process's signals to themselves.
func makeSession(
    screen: PseudoTerminal? = nil, delays: InputDelays = .never, signals: [Int32]? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) throws -> (session: TerminalSession, terminal: PseudoTerminal) {
    let terminal = try PseudoTerminal()
    let session = try TerminalSession(in: terminal, screen: screen, delays: delays, signals: signals)
    trackForLeaks(terminal, sourceLocation: sourceLocation)
    trackForLeaks(session, sourceLocation: sourceLocation)
    return (session, terminal)
}

/// Returns a session after the terminal has read the session's entering sequences, so that the next output is a frame.
func makeEnteredSession(
    sourceLocation: SourceLocation = #_sourceLocation
) throws -> (session: TerminalSession, terminal: PseudoTerminal) {
    let (session, terminal) = try makeSession(sourceLocation: sourceLocation)
    _ = terminal.readOutput(through: SessionModes.entering)
    return (session, terminal)
}

/// Ends a session from one of the factories, and unplugs its terminals.
func end(_ session: TerminalSession, _ terminals: PseudoTerminal...) {
    session.close()
    for terminal in terminals { terminal.unplug() }
    close(session.device.output)
}

/// Returns a grid with the size of the factories' terminals.
func makeGrid(_ text: String) -> CellGrid {
    var grid = CellGrid(size: Size(width: 10, height: 2))
    for (x, character) in text.enumerated() { grid.put(character, width: 1, x: x, y: 0, style: .plain) }
    return grid
}

/// The sequences that a session sends before its first frame and after its last.
enum SessionModes {
    static let entering =
        "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?1004h\u{1B}[?2026$p"
    static let leaving =
        "\u{1B}[?2026l\u{1B}[0m\u{1B}[r\u{1B}[?1004l\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?2004l"
        + "\u{1B}[?7h\u{1B}[?25h\u{1B}[2J\u{1B}[H\u{1B}[?1049l"
}

extension TerminalSession {
    /// Creates a session that writes without waiting, like a session on the process's terminal.
    convenience init(
        in terminal: PseudoTerminal, screen: PseudoTerminal? = nil, delays: InputDelays = .never,
        signals: [Int32]? = nil
    ) throws {
        let output = open((screen ?? terminal).path, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
        try #require(output >= 0)
        try self.init(
            device: TerminalDevice(input: terminal.terminal, output: output), depth: .trueColor,
            delays: delays, signals: signals)
    }
}

extension TerminalSession {
    /// Waits for the next event.
    func nextEvent() async -> TerminalEvent? {
        var events = events.makeAsyncIterator()
        return await events.next()
    }

    /// Waits for the next event, and takes the keys that it announces; nil if it announces none.
    func nextKeys() async -> [Key]? {
        await nextEvent() == .keys ? takeKeys() : nil
    }
}

extension InputDelays {
    /// Delays that are too long to end during a test.
    static let never = InputDelays(escape: 3_600_000, sequence: 3_600_000, paste: 3_600_000)
}
