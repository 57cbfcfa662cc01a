/// The private modes that a session switches on, then off in reverse order.
///
/// Static strings, because a crash handler must not allocate an array.
enum TerminalModes {
    /// The mode in which a terminal shows only complete frames.
    static let synchronizedOutput = 2026

    /// Alternate screen, no cursor, no wrapping at the right edge, bracketed paste, the mouse in SGR form, focus
    /// reports; and a query for synchronized output (DECRQM).
    ///
    /// If a terminal takes the query for text, the first frame is drawn over that text.
    static var enter: StaticString {
        "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?1004h\u{1B}[?2026$p"
    }

    /// Switches the modes off, resets the synchronization, style and scroll region after a frame that was cut off, and
    /// clears the alternate screen.
    ///
    /// Clearing is for tmux: if its window has grown, rows of an uncleared alternate screen stay above the shell's
    /// prompt.
    static var leave: StaticString {
        """
        \u{1B}[?2026l\u{1B}[0m\u{1B}[r\u{1B}[?1004l\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?2004l\u{1B}[?7h\
        \u{1B}[?25h\u{1B}[2J\u{1B}[H\u{1B}[?1049l
        """
    }
}

extension StaticString {
    var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: utf8Start, count: utf8CodeUnitCount) }
}
