import Coordinator
import Foundation
import TestKit
import Testing
import TextUI

@testable import Demo

@MainActor
@Suite("A headless run", .leakChecks)
struct HeadlessRunTests {
    @Test("A search filters while typing, q is a letter in the field, and the last screen is printed")
    func search() async throws {
        let screen = try await headlessScreen("--in-memory", "--keys", "/ ada")
        #expect(screen.contains("│/ ada "))
        #expect(screen.contains("Ada "))
        #expect(screen.contains(" of 25 loaded users"))
        #expect(try await headlessScreen("--in-memory", "--keys", "/ q").contains("│/ q "))
    }

    @Test("A detail shows the first person of the list, and esc returns there")
    func detail() async throws {
        let opened = try await headlessScreen("--in-memory", "--keys", "enter", "--size", "80x60")
        #expect(try await headlessScreen("--in-memory", "--screen", "user-detail", "--size", "80x60") == opened)
        for title in ["Contact Information", "Location", "Personal Information", "Account Information"] {
            #expect(opened.contains("│\(title) "))
        }
        let list = try await headlessScreen("--in-memory")
        #expect(try await headlessScreen("--in-memory", "--screen", "user-detail", "--keys", "esc") == list)
    }

    @Test("A bag shows the added items with a sum for each currency, and a toast confirms them")
    func bag() async throws {
        let tea = "esc end " + String(repeating: "up ", count: 19) + "enter enter"
        let screen = try await headlessScreen("--in-memory", "--screen", "product", "--keys", "enter esc \(tea)")
        #expect(screen.contains("Successfully added product!") && screen.contains("[Shop (2)]"), "\(screen)")
        let bag = try await headlessScreen("--in-memory", "--screen", "product", "--keys", "enter esc \(tea) b esc")
        let total = bag.split(separator: "\n").first { $0.contains("2 items") && $0.contains("Total") }
        #expect(total?.contains(" + ") == true, "\(bag)")
    }

    @Test("A withdrawn product shows an error, which leads back to the list")
    func withdrawn() async throws {
        let keys = "end enter"
        let alert = try await headlessScreen("--in-memory", "--screen", "shop", "--keys", keys)
        #expect(alert.contains("The product “sailing-boat-limited-edition” is no longer"))
        let list = try await headlessScreen("--in-memory", "--screen", "shop", "--keys", "\(keys) enter")
        #expect(list.contains("▸   Sailing Boat, Limited Edition"))
    }

    @Test("Amounts and dates are formatted for the locale")
    func locale() async throws {
        let german = ["--in-memory", "--locale", "de_DE", "--size", "80x40"]
        #expect(try await headlessScreen(german + ["--screen", "product"]).contains("39,90\u{A0}€"))
        #expect(try await headlessScreen(german + ["--screen", "user-detail"]).contains("24. Juni 1954"))
    }

    @Test("Without waiting, only the work of the last key is unfinished")
    func noWait() async throws {
        func screen(_ arguments: String...) async throws -> String {
            try await headlessScreen(["--in-memory", "--no-wait"] + arguments)
        }
        #expect(try await screen().contains("Loading users"))
        #expect(try await screen("--keys", "tab backtab").contains("25 users"))
        let end = try await screen("--keys", "end")
        #expect(end.contains("25 users") && end.contains("⠋"), "\(end)")
    }

    @Test("Loading further pages is part of a key's work")
    func paging() async throws {
        let screen = try await headlessScreen("--in-memory", "--keys", "end end end")
        #expect(screen.contains("│100 users"), "\(screen)")
    }

    @Test("q quits even over an alert or the help")
    func quitsInFront() async throws {
        let alert = try await headlessScreen("--in-memory", "--users", "/dev/null/none")
        let left = try await headlessScreen("--in-memory", "--users", "/dev/null/none", "--keys", "q esc")
        #expect(left == alert)
        #expect(
            try await headlessScreen("--in-memory", "--keys", "? q x") == headlessScreen("--in-memory", "--keys", "?"))
    }

    @Test("Keys after the one that quits are ignored", arguments: ["q", "ctrl-c", "/ a ctrl-c"])
    func quits(key: String) async throws {
        let screen = try await headlessScreen("--in-memory", "--keys", "down \(key) down , tab")
        let expected = try await headlessScreen("--in-memory", "--keys", key == "/ a ctrl-c" ? "down / a" : "down")
        #expect(screen == expected)
    }

    @Test("With a half-filled form, quitting asks; a second ctrl-c, and no second q, quits")
    func quitQuestion() async throws {
        func screen(_ keys: String) async throws -> String {
            try await headlessScreen("--in-memory", "--screen", "sign-up", "--keys", keys)
        }
        let form = try await screen("Ada")
        let question = try await screen("Ada ctrl-c")
        #expect(question.contains("═ Quit ═") && question.contains("[ Stay ]") && question.contains("Name      Ada"))
        #expect(try await screen("Ada ctrl-c q q q") == question)
        #expect(try await screen("Ada ctrl-c enter") == form)
        #expect(try await screen("Ada ctrl-c ctrl-c x y") == form)
        #expect(try await screen("Ada ctrl-c left enter x y") == form)
    }

    @Test(
        "A screen's box fills the width with any content", arguments: try await routesOfDemo(),
        ["sample", "/dev/null/none"])
    func box(route: Route, people: String) async throws {
        let screen = try await headlessScreen(
            "--in-memory", "--screen", route.name, "--users", people, "--keys", "esc")
        let edges = screen.split(separator: "\n").filter { $0.hasPrefix("╭") || $0.hasPrefix("╰") }
        #expect(edges.map(\.count) == [80, 80], "\(screen)")
    }

    @Test(
        "Every screen keeps to every size", arguments: try await routesOfDemo(),
        SlowTests.areEnabled ? ["1x1", "2x3", "20x5", "1000x2", "3x200"] : ["2x3"])
    func sizes(route: Route, value: String) async throws {
        let size = try safeComposition(["--size", value]).options.size
        let screen = try await headlessScreen("--in-memory", "--screen", route.name, "--size", value)
        let lines = screen.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == size.height)
        #expect(lines.allSatisfy { $0.reduce(0) { $0 + DisplayWidth.of($1) } <= size.width })
    }

    @Test("The screen keeps to the largest size", .slow)
    func largest() async throws {
        let screen = try await headlessScreen("--in-memory", "--size", "1000x1000", "--users", "/dev/null/none")
        #expect(screen.split(separator: "\n", omittingEmptySubsequences: false).count == 1000)
    }

    @Test(
        "In ASCII, the app draws only ASCII", arguments: try await routesOfDemo(),
        SlowTests.areEnabled ? ["80x40", "30x12"] : ["30x12"])
    func ascii(route: Route, size: String) async throws {
        let folder = try TemporaryFolder()
        let people = try folder.writeAnswer((1...30).map { "Somebody-With-A-Long-Name\($0)" })
        for format in SlowTests.areEnabled ? ["text", "styled", "ansi"] : ["text"] {
            let screen = try await headlessScreen(
                "--in-memory", "--ascii", "--screen", route.name, "--size", size, "--as", format, "--users", people,
                "--keys", "b")
            #expect(screen.symbols.utf8.allSatisfy { $0 < 0x80 }, "\(screen)")
        }
    }

    @Test(
        "In ASCII, the app's own words hold only ASCII",
        arguments: try await routesOfDemo().map { ($0.name, "") } + [("product", "enter esc b"), ("more", "?")])
    func asciiWords(route: String, keys: String) async throws {
        let screen = try await headlessScreen("--in-memory", "--ascii", "--screen", route, "--keys", keys)
        #expect(screen.symbols.allSatisfy { $0.isASCII || $0.isCurrencySymbol }, "\(screen)")
    }

    @Test("The styled screen is the plain one with a legend")
    func styled() async throws {
        let plain = try await headlessScreen("--in-memory")
        let styled = try await headlessScreen("--in-memory", "--as", "styled")
        #expect(styled.hasPrefix(plain + "\n---\n1:"))
    }

    @Test("The coloured screen shows the same as the plain one")
    func ansi() async throws {
        let plain = try await headlessScreen("--in-memory")
        let ansi = try await headlessScreen("--in-memory", "--as", "ansi", "--color", "always")
        #expect(ansi != plain)
        #expect(ansi.withoutRenditions == plain)
    }

    @Test("A picture is an SVG document, in colour unless that is turned off")
    func svg() async throws {
        let picture = try await headlessScreen("--in-memory", "--as", "svg", "--screen", "user-detail")
        #expect(picture.hasPrefix("<svg ") && picture.hasSuffix("</svg>"))
        #expect(picture.contains("<title>Strata</title>"))
        #expect(picture.contains(">Contact</text>"))
        let accent = "fill=\"#61afef\""
        #expect(picture.contains(accent))
        let plain = ["--in-memory", "--as", "svg", "--screen", "user-detail", "--color", "never"]
        #expect(try await !headlessScreen(plain).contains(accent))
    }

    @Test("A transcript is what a screen reader would say")
    func transcript() async throws {
        let lines = try await headlessScreen("--in-memory", "--as", "transcript", "--keys", "down b").split(
            separator: "\n")
        #expect(lines.first?.hasPrefix("tab \"Users\", selected, 1 of ") == true)
        #expect(lines.contains { $0.hasPrefix("  row \"") && $0.hasSuffix("bookmarked\", selected, 2 of 25") })
        #expect(lines.last?.hasPrefix("keys \"enter open; ") == true)
    }

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
                #expect(line.hasPrefix("│") && line.hasSuffix("│"), "\(name.debugDescription): \(line)")
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
    private static var rendition: Regex<Substring> { /\u{1B}\[[0-9;]*m/ }
    fileprivate var withoutRenditions: String {
        replacing(Self.rendition, with: "").split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.replacing(/[ ]+$/, with: "") }.joined(separator: "\n")
    }
    fileprivate var renditions: Set<Substring> { Set(matches(of: Self.rendition).map(\.output)) }
}

extension String {
    /// All but the letters: names of people and products can be in any script.
    fileprivate var symbols: String { filter { !$0.isLetter } }
}
