import Testing
import TextUI

@Suite("SGR sequences")
struct SGRTests {
    private static let attributed = Style(attributes: [.bold, .dim, .italic, .underline, .reverse])
    private static let colored = Style(foreground: .rgb(255, 0, 0), background: .rgb(0, 0, 95))

    @Test(
        "A style is written as one SGR sequence, in colours that the theme and the colour depth allow",
        arguments: [
            (attributed, .dark, .none, "1;2;3;4;7"), (attributed, .dark.monochrome, .trueColor, "1;2;3;4;7"),
            (colored, .dark, .ansi16, "91;44"), (colored, .dark, .ansi256, "38;5;196;48;5;17"),
            (colored, .dark, .trueColor, "38;2;255;0;0;48;2;0;0;95"),
            (Style(foreground: .accent), .dark, .trueColor, "38;2;97;175;239"),
            (Style(foreground: .accent), .light, .trueColor, "38;2;0;92;175"),
            (Style(background: .rgb(255, 255, 255)), .dark, .ansi16, "107"),
        ] as [(Style, Theme, ColorDepth, String)])
    func writes(style: Style, theme: Theme, depth: ColorDepth, parameters: String) {
        #expect(sequence(style, theme, depth) == "\u{1B}[\(parameters)m")
    }

    @Test(
        "An SGR sequence has the nearest of 256 colours (cube or greys), or one of 16 colours with a similar hue",
        arguments: [
            (.dark, .accent, 75, 94), (.dark, .secondary, 246, 90), (.dark, .success, 114, 92),
            (.dark, .warning, 179, 93), (.dark, .destructive, 204, 91), (.light, .accent, 25, 34),
            (.light, .secondary, 242, 90), (.light, .success, 22, 32), (.light, .warning, 94, 33),
            (.light, .destructive, 124, 31), (.dark, .rgb(0, 0, 0), 16, 30), (.dark, .rgb(7, 7, 7), 232, 30),
            (.dark, .rgb(128, 128, 128), 244, 90), (.dark, .rgb(200, 200, 200), 251, 37),
            (.dark, .rgb(238, 238, 238), 255, 37), (.dark, .rgb(255, 255, 255), 231, 97),
            (.dark, .rgb(95, 135, 175), 67, 34), (.dark, .rgb(128, 0, 128), 90, 35), (.dark, .rgb(250, 5, 5), 196, 91),
        ] as [(Theme, Color, Int, Int)])
    func nearest(theme: Theme, color: Color, of256: Int, of16: Int) {
        #expect(sequence(Style(foreground: color), theme, .ansi256) == "\u{1B}[38;5;\(of256)m")
        #expect(sequence(Style(foreground: color), theme, .ansi16) == "\u{1B}[\(of16)m")
    }

    @Test(
        "An SGR sequence contains only changes, and resets first if an attribute is removed",
        arguments: [
            (Style(attributes: .bold), Style(attributes: [.bold, .reverse]), "7"),
            (Style(attributes: .bold), Style(foreground: .rgb(255, 0, 0), attributes: .bold), "91"),
            (Style(foreground: .rgb(255, 0, 0), attributes: .bold), Style(attributes: .bold), "39"),
            (colored, Style(foreground: .rgb(255, 0, 0), attributes: .bold), "1;49"),
            (Style(attributes: [.bold, .dim]), Style(attributes: .dim), "0;2"),
            (colored, .plain, ""),
        ] as [(Style, Style, String)])
    func writesChanges(previous: Style, style: Style, parameters: String) {
        #expect(sequence(style, .dark, .ansi16, after: previous) == "\u{1B}[\(parameters)m")
    }

    @Test(
        "There is no SGR sequence between two styles that look the same",
        arguments: [
            (.plain, .plain, .trueColor), (colored, colored, .ansi16), (attributed, attributed, .none),
            (.plain, colored, .none), (colored, .plain, .none),
        ] as [(Style, Style, ColorDepth)])
    func writesNothing(previous: Style, style: Style, depth: ColorDepth) {
        #expect(sequence(style, .dark, depth, after: previous) == "")
    }

    private func sequence(
        _ style: Style, _ theme: Theme, _ depth: ColorDepth, after previous: Style = .plain
    ) -> String {
        var bytes: [UInt8] = []
        SGR(theme: theme, depth: depth).append(style, after: previous, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }
}
