import TestKit
import Testing
import TextUI

@MainActor
@Suite("A headless run with hostile data", .leakChecks)
struct HeadlessHostileTests {
    @Test("A hostile name moves no border, sets no colour and prints no control byte", arguments: ["", "enter"])
    func hostileNames(keys: String) async throws {
        let folder = try TemporaryFolder()
        func screens(_ name: String) async throws -> (text: String, ansi: String) {
            let people = try folder.writeAnswer([name])
            let arguments = ["--in-memory", "--users", people, "--keys", keys]
            return (
                try await headlessScreen(arguments), try await headlessScreen(arguments + ["--as", "ansi"])
            )
        }
        let plain = try await screens("Plain")
        for name in SlowTests.areEnabled ? Self.hostileNames + Self.moreHostileNames : Self.hostileNames {
            let hostile = try await screens(name)
            let codes = hostile.text.unicodeScalars.filter { $0 != "\n" && $0.movesText }
            #expect(codes.isEmpty, "\(name.debugDescription) printed \(codes)")
            let lines = hostile.text.split(separator: "\n")
            #expect(lines.count == plain.text.split(separator: "\n").count, "\(name.debugDescription)")
            for line in lines.dropFirst(2).dropLast(2) {
                // A long name is shown in full below a divider.
                let isEdged = line.hasPrefix("│") && line.hasSuffix("│") || line.hasPrefix("├") && line.hasSuffix("┤")
                #expect(isEdged, "\(name.debugDescription): \(line)")
                #expect(line.reduce(0) { $0 + DisplayWidth.of($1) } == 80, "\(name.debugDescription): \(line)")
            }
            #expect(hostile.ansi.withoutRenditions == hostile.text, "\(name.debugDescription)")
            #expect(hostile.ansi.renditions.isSubset(of: plain.ansi.renditions), "\(name.debugDescription)")
        }
    }

    /// A name of each kind.
    private static let hostileNames = [
        "\u{1B}[31mRed\u{1B}[0m", "\u{1B}]0;title\u{7}x", "\u{9B}31mx", "\u{202E}evil\u{202C}",
        "a\u{0}b\r\n\tc\u{7F}\u{8}",
        "日本語の名前とても長い名前まだまだ続く名前", "👩‍👩‍👧🇩🇪❤️", "\u{301}\u{FE0F}\u{200D}", "\u{2028}x\u{85}y",
    ]

    private static let moreHostileNames = [
        "\u{1B}[2J\u{1B}[Hx", "\u{2066}x\u{2069}\u{200F}", "e" + String(repeating: "\u{301}", count: 60), "│",
        "\u{E0041}\u{FEFF}\u{AD}x", "ﷺ", "क्षत्रिय", String(repeating: "W", count: 5000),
    ]
}

extension Unicode.Scalar {
    /// Whether it is a control character, a line end or a text direction, none of which a screen may contain.
    fileprivate var movesText: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: properties.isBidiControl
        }
    }
}

extension String {
    fileprivate var renditions: Set<Substring> { Set(matches(of: Self.rendition).map(\.output)) }
}
