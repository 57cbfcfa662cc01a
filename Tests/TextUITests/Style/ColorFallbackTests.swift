import Testing
import TextUI

@Suite("Colours at lower colour depths")
struct ColorFallbackTests {
    @Test(
        "Fall back from true colour to 256, to 16 and to attributes only",
        arguments: [
            (Color.accent, "38;2;97;175;239", "38;5;75", "94"), (.secondary, "38;2;140;148;160", "38;5;246", "90"),
            (.success, "38;2;126;201;116", "38;5;114", "92"), (.warning, "38;2;229;192;90", "38;5;179", "93"),
            (.destructive, "38;2;240;113;120", "38;5;204", "91"), (.rgb(255, 0, 0), "38;2;255;0;0", "38;5;196", "91"),
            (.rgb(128, 0, 128), "38;2;128;0;128", "38;5;90", "35"), (.rgb(7, 7, 7), "38;2;7;7;7", "38;5;232", "30"),
            (.rgb(255, 255, 255), "38;2;255;255;255", "38;5;231", "97"),
        ])
    func dark(color: Color, trueColor: String, of256: String, of16: String) {
        #expect(sequence(color, .dark, .trueColor) == trueColor)
        #expect(sequence(color, .dark, .ansi256) == of256)
        #expect(sequence(color, .dark, .ansi16) == of16)
        #expect(sequence(color, .dark, .none) == "")
        #expect(sequence(color, .dark.monochrome, .trueColor) == "")
    }

    @Test(
        "Fall back to dark ones in the light theme",
        arguments: [
            (Color.accent, "38;2;0;92;175", "38;5;25", "34"), (.secondary, "38;2;98;104;114", "38;5;242", "90"),
            (.success, "38;2;24;112;42", "38;5;22", "32"), (.warning, "38;2;146;92;0", "38;5;94", "33"),
            (.destructive, "38;2;186;26;40", "38;5;124", "31"),
        ])
    func light(color: Color, trueColor: String, of256: String, of16: String) {
        #expect(sequence(color, .light, .trueColor) == trueColor)
        #expect(sequence(color, .light, .ansi256) == of256)
        #expect(sequence(color, .light, .ansi16) == of16)
    }

    @Test("Keep the terminal's default colour at any depth", arguments: ColorDepth.allCases)
    func standard(depth: ColorDepth) {
        #expect(sequence(.standard, .dark, depth) == "")
        #expect(sequence(.standard, .light, depth) == "")
    }

    @Test("Keep their attributes at any depth and in any theme", arguments: [Theme.dark, .light, .dark.monochrome])
    func attributes(theme: Theme) {
        for depth in ColorDepth.allCases {
            #expect(sequence(.standard, theme, depth, attributes: [.bold, .underline]) == "1;4")
        }
    }

    @Test("Work as backgrounds, too", arguments: [ColorDepth.trueColor, .ansi256, .ansi16])
    func backgrounds(depth: ColorDepth) {
        let both = parameters(Style(foreground: .warning, background: .warning), .dark, depth)
        let codes = both.split(separator: ";").compactMap { Int($0) }
        let half = codes.count / 2
        #expect(codes.count % 2 == 0 && half > 0)
        // The code of a background is that of the foreground plus 10.
        #expect(codes.dropFirst(half).first == codes.first.map { $0 + 10 })
        #expect(codes.dropFirst(half + 1) == codes[1..<half])
    }

    private func sequence(
        _ color: Color, _ theme: Theme, _ depth: ColorDepth, attributes: Style.Attributes = []
    ) -> String {
        parameters(Style(foreground: color, attributes: attributes), theme, depth)
    }

    /// The part between the sequence's introducer and its end.
    private func parameters(_ style: Style, _ theme: Theme, _ depth: ColorDepth) -> String {
        var bytes: [UInt8] = []
        SGR(theme: theme, depth: depth).append(style, after: .plain, to: &bytes)
        return String(String(decoding: bytes, as: UTF8.self).dropFirst(2).dropLast())
    }
}
