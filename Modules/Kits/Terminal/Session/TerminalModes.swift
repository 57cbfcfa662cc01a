/// The private modes that a session switches on, and off in the opposite order.
enum TerminalModes {
    /// Alternate screen, no cursor, no wrapping at the right edge, bracketed paste, the wheel in SGR form.
    static let enter = Array("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[?1000h\u{1B}[?1006h".utf8)
    static let leave = Array("\u{1B}[0m\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l".utf8)
}
