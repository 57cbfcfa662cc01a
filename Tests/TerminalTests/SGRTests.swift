import Testing
import TextUI

@Suite("SGR")
struct SGRTests {
    private static let attributed = Style(attributes: [.bold, .dim, .italic, .underline, .reverse])
    private static let colored = Style(foreground: .rgb(255, 0, 0), background: .rgb(0, 0, 95))

    @Test(
        "writes one sequence for a whole style",
        arguments: [
            (attributed, .none, "1;2;3;4;7"), (colored, .ansi16, "91;44"), (colored, .ansi256, "38;5;196;48;5;17"),
            (colored, .trueColor, "38;2;255;0;0;48;2;0;0;95"),
            (Style(foreground: .accent), .trueColor, "38;2;97;175;239"),
            (Style(background: .rgb(255, 255, 255)), .ansi16, "107"),
        ] as [(Style, ColorDepth, String)])
    func writes(style: Style, depth: ColorDepth, parameters: String) {
        var bytes: [UInt8] = []
        SGR(theme: .dark, depth: depth).append(style, after: .plain, to: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == "\u{1B}[\(parameters)m")
    }

    @Test(
        "finds the nearest of 256 colours, in the cube or among the greys",
        arguments: [
            (.rgb(0, 0, 0), 16), (.rgb(255, 255, 255), 231), (.rgb(95, 135, 175), 67), (.rgb(128, 128, 128), 244),
            (.rgb(8, 8, 8), 232), (.rgb(238, 238, 238), 255), (.rgb(250, 5, 5), 196),
        ] as [(Color, Int)])
    func findsNearestOf256(color: Color, index: Int) {
        var bytes: [UInt8] = []
        SGR(theme: .dark, depth: .ansi256).append(Style(foreground: color), after: .plain, to: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == "\u{1B}[38;5;\(index)m")
    }

    @Test(
        "keeps a theme's hues among 16 colours",
        arguments: [
            (.dark, .accent, 94), (.dark, .secondary, 90), (.dark, .success, 92), (.dark, .warning, 93),
            (.dark, .destructive, 91), (.light, .accent, 34), (.light, .secondary, 90), (.light, .success, 32),
            (.light, .warning, 33), (.light, .destructive, 31), (.dark, .rgb(0, 0, 0), 30),
            (.dark, .rgb(200, 200, 200), 37),
        ] as [(Theme, Color, Int)])
    func keepsHues(theme: Theme, color: Color, code: Int) {
        var bytes: [UInt8] = []
        SGR(theme: theme, depth: .ansi16).append(Style(foreground: color), after: .plain, to: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == "\u{1B}[\(code)m")
    }

    @Test(
        "writes only what changes, and resets first if an attribute is removed",
        arguments: [
            (Style(attributes: .bold), Style(attributes: [.bold, .reverse]), "7"),
            (Style(attributes: .bold), Style(foreground: .rgb(255, 0, 0), attributes: .bold), "91"),
            (Style(foreground: .rgb(255, 0, 0), attributes: .bold), Style(attributes: .bold), "39"),
            (colored, Style(foreground: .rgb(255, 0, 0), attributes: .bold), "1;49"),
            (Style(attributes: [.bold, .dim]), Style(attributes: .dim), "0;2"),
            (colored, .plain, ""),
        ] as [(Style, Style, String)])
    func writesChanges(previous: Style, style: Style, parameters: String) {
        var bytes: [UInt8] = []
        SGR(theme: .dark, depth: .ansi16).append(style, after: previous, to: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == "\u{1B}[\(parameters)m")
    }

    @Test(
        "writes nothing if both styles look the same",
        arguments: [
            (.plain, .plain, .trueColor), (colored, colored, .ansi16), (attributed, attributed, .none),
            (.plain, colored, .none), (colored, .plain, .none),
        ] as [(Style, Style, ColorDepth)])
    func writesNothing(previous: Style, style: Style, depth: ColorDepth) {
        var bytes: [UInt8] = []
        SGR(theme: .dark, depth: depth).append(style, after: previous, to: &bytes)
        #expect(bytes.isEmpty)
    }

    @Test("writes no colour in a monochrome theme")
    func writesNoColor() {
        var bytes: [UInt8] = []
        var style = SGRTests.colored
        style.attributes = .bold
        SGR(theme: .dark.monochrome, depth: .trueColor).append(style, after: .plain, to: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == "\u{1B}[1m")
    }
}
