import TextUI

/// The sequences that the keys of real terminals send.
///
/// A sequence that several terminals send is listed once, under the first terminal.
enum TerminalSequences {
    typealias Sequence = (sent: String, key: Key)

    static let all: [Sequence] = xterm + rxvt + linuxConsole + tmux + kitty + iTerm + windowsTerminal

    /// Sources: terminfo's xterm-256color (kUP5 and the like) and ctlseqs, "PC-Style Function Keys" and
    /// modifyOtherKeys.
    ///
    /// VTE, Alacritty, Ghostty and WezTerm send the same sequences.
    private static let xterm: [Sequence] = [
        ("\u{1B}OA", .up), ("\u{1B}OB", .down), ("\u{1B}OC", .right), ("\u{1B}OD", .left), ("\u{1B}OH", .home),
        ("\u{1B}OF", .end), ("\u{1B}[A", .up), ("\u{1B}[H", .home), ("\u{1B}[F", .end), ("\u{1B}[Z", .backtab),
        ("\u{1B}OP", .function(1)), ("\u{1B}OS", .function(4)), ("\u{1B}[15~", .function(5)),
        ("\u{1B}[17~", .function(6)), ("\u{1B}[24~", .function(12)),
        ("\u{1B}[1;5P", .modified(.function(1), .control)), ("\u{1B}OM", .enter), ("\u{1B}[3~", .delete),
        ("\u{1B}[5~", .pageUp), ("\u{1B}[6~", .pageDown), ("\u{1B}[1;2A", .modified(.up, .shift)),
        ("\u{1B}[1;3B", .modified(.down, .alt)), ("\u{1B}[1;4C", .modified(.right, [.shift, .alt])),
        ("\u{1B}[1;5D", .modified(.left, .control)), ("\u{1B}[1;6H", .modified(.home, [.shift, .control])),
        ("\u{1B}[1;7F", .modified(.end, [.alt, .control])),
        ("\u{1B}[1;8A", .modified(.up, [.shift, .alt, .control])), ("\u{1B}[1;9D", .modified(.left, .alt)),
        ("\u{1B}[3;2~", .modified(.delete, .shift)), ("\u{1B}[3;5~", .modified(.delete, .control)),
        ("\u{1B}[5;3~", .modified(.pageUp, .alt)), ("\u{1B}[6;6~", .modified(.pageDown, [.shift, .control])),
        // modifyCursorKeys 0 and 1.
        ("\u{1B}O5C", .modified(.right, .control)), ("\u{1B}[5C", .modified(.right, .control)),
        ("\u{1B}[27;5;9~", .modified(.tab, .control)), ("\u{1B}[27;6;9~", .modified(.backtab, .control)),
        ("\u{1B}[27;5;13~", .modified(.enter, .control)), ("\u{1B}[27;3;65~", .alt("A")),
        ("\u{1B}[27;5;99~", .control("c")), ("\u{1B}[27;2;27~", .modified(.escape, .shift)),
        ("\u{1B}[<0;10;5M", .click(Point(x: 9, y: 4))), ("\u{1B}[<64;10;5M", .scrollUp),
        ("\u{1B}[<65;10;5M", .scrollDown), ("\u{1B}[<80;10;5M", .scrollUp),
        ("\u{1B}[M *%", .click(Point(x: 9, y: 4))),
    ]

    /// Sources: terminfo's rxvt-unicode-256color, and urxvt(7).
    ///
    /// With alt, the sequence begins with another escape.
    private static let rxvt: [Sequence] = [
        ("\u{1B}[7~", .home), ("\u{1B}[8~", .end), ("\u{1B}[a", .modified(.up, .shift)),
        ("\u{1B}[b", .modified(.down, .shift)), ("\u{1B}Oc", .modified(.right, .control)),
        ("\u{1B}Od", .modified(.left, .control)), ("\u{1B}[3$", .modified(.delete, .shift)),
        ("\u{1B}[3^", .modified(.delete, .control)), ("\u{1B}[3@", .modified(.delete, [.shift, .control])),
        ("\u{1B}[5$", .modified(.pageUp, .shift)), ("\u{1B}[6^", .modified(.pageDown, .control)),
        ("\u{1B}[7$", .modified(.home, .shift)), ("\u{1B}[8@", .modified(.end, [.shift, .control])),
        ("\u{1B}\u{1B}[A", .modified(.up, .alt)), ("\u{1B}\u{1B}[d", .modified(.left, [.shift, .alt])),
        ("\u{1B}\u{1B}Oc", .modified(.right, [.alt, .control])), ("\u{1B}\u{1B}[3~", .modified(.delete, .alt)),
        ("\u{1B}\u{1B}[3$", .modified(.delete, [.shift, .alt])), ("\u{1B}\u{7F}", .modified(.backspace, .alt)),
    ]

    /// Sources: terminfo's linux, and console_codes(4).
    private static let linuxConsole: [Sequence] = [
        ("\u{1B}[1~", .home), ("\u{1B}[4~", .end), ("\u{1B}[[A", .function(1)), ("\u{1B}[[E", .function(5)),
        ("\u{7F}", .backspace), ("\u{1B}\t", .backtab), ("\u{1B}b", .alt("b")),
    ]

    /// Sources: terminfo's tmux-256color, and tmux(1), extended-keys.
    private static let tmux: [Sequence] = [
        ("\u{1B}[1;5C", .modified(.right, .control)), ("\u{1B}[1;3D", .modified(.left, .alt)),
        ("\u{1B}[6;2~", .modified(.pageDown, .shift)), ("\u{1B}[99;5u", .control("c")), ("\u{1B}[M`!!", .scrollUp),
    ]

    /// Source: kitty's "Comprehensive keyboard handling in terminals", legacy and with disambiguated escape codes.
    private static let kitty: [Sequence] = [
        ("\u{1B}[1;3A", .modified(.up, .alt)), ("\u{8}", .backspace), ("\u{1B}\r", .modified(.enter, .alt)),
        ("\u{1B}[27u", .escape), ("\u{1B}[13;5u", .modified(.enter, .control)), ("\u{1B}[9;2u", .backtab),
        ("\u{1B}[127;5u", .modified(.backspace, .control)), ("\u{1B}[97;5u", .control("a")),
        ("\u{1B}[97;3u", .alt("a")), ("\u{1B}[97;4u", .alt("A")), ("\u{1B}[233;3u", .alt("é")),
        ("\u{1B}[128512u", .character("😀")), ("\u{1B}[97;5:1u", .control("a")), ("\u{1B}[97:65;5u", .control("a")),
        ("\u{1B}[1;129A", .up), ("\u{1B}[1;69A", .modified(.up, .control)), ("\u{1B}[97u", .character("a")),
        ("\u{1B}[97;2u", .character("A")), ("\u{1B}[97;1:2u", .character("a")),
        ("\u{1B}[49:33;2u", .character("!")), ("\u{1B}[97;;229u", .character("å")),
        ("\u{1B}[0;;128512u", .character("😀")), ("\u{1B}[97;33u", .alt("a")), ("\u{1B}[1;1:2A", .up),
        ("\u{1B}[P", .function(1)), ("\u{1B}[13~", .function(3)), ("\u{1B}[57399u", .character("0")),
        ("\u{1B}[57408u", .character("9")), ("\u{1B}[57409u", .character(".")), ("\u{1B}[57413u", .character("+")),
        ("\u{1B}[57415u", .character("=")), ("\u{1B}[57414u", .enter),
        ("\u{1B}[57417;5u", .modified(.left, .control)), ("\u{1B}[57426u", .delete),
    ]

    /// Source: iTerm2's key presets: "Natural Text Editing", and option as meta or "Esc+".
    private static let iTerm: [Sequence] = [
        ("\u{1B}f", .alt("f")), ("\u{1}", .control("a")), ("\u{5}", .control("e")), ("\u{17}", .control("w")),
        ("\u{15}", .control("u")), ("\u{1B}d", .alt("d")), ("\u{1B}[1;9C", .modified(.right, .alt)),
        ("\u{1B}[1;10D", .modified(.left, [.shift, .alt])), ("\u{1B}\u{1B}[D", .modified(.left, .alt)),
    ]

    /// Source: microsoft/terminal's src/terminal/input/terminalInput.cpp.
    private static let windowsTerminal: [Sequence] = [("\n", .enter), ("\t", .tab)]
}
