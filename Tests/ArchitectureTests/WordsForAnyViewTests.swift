import Foundation
import TestKit
import Testing

@Suite("The words of ViewModel suit a view of any kind", .computesLong)
struct WordsForAnyViewTests {
    @Test(
        "The words of ViewModel name no key, gesture, option, environment variable or file format",
        arguments: [
            "Modules/ViewModel", "Modules/Apps/Strata/Templates/Feature/Every/Modules/ViewModel",
        ] + ["3-ViewModel", "6-Screen", "7-Service"].map { "Documentation/Tutorial/\($0)/Modules/ViewModel" })
    func literals(folder: String) throws {
        for file in try House.swiftFiles(in: folder) {
            for literal in try SwiftText(String(contentsOf: file, encoding: .utf8)).literals {
                guard let name = foreignName(in: literal.text) else { continue }
                Issue.record("\(file.lastPathComponent):\(literal.line) names “\(name)”: “\(literal.text)”")
            }
        }
    }

    @Test(
        "The name of a key, gesture, option or format is found in a text only as a whole word",
        arguments: [
            ("Press r to refresh", "Press"), ("1 key pressed", "pressed"), ("Pull to refresh", "Pull"),
            ("5 of 9, ctrl-n for more", "ctrl-n"), ("type, then enter", "enter"), ("page keys", "keys"),
            ("Refresh with r", "r"), ("Refresh, or / to search", "/"), ("another folder with --data", "--data"),
            ("Set UNSPLASH_ACCESS_KEY", "UNSPLASH_ACCESS_KEY"), ("not supported, only PPM", "PPM"),
            ("Enter your name", nil), ("What you have entered", nil), ("needs an access key", nil),
            ("Key hints", nil), ("There is a folder, and I see it", nil),
        ] as [(String, String?)])
    func search(text: String, expected: String?) {
        #expect(foreignName(in: text) == expected)
    }

    /// Returns the first name in `text` that means something only in this app or in one kind of view, if any.
    ///
    /// A capital “Enter” is a verb, not the key `enter`. The format JSON is allowed, because an error may mention it.
    private func foreignName(in text: String) -> String? {
        let gesture = /\b(?i:press(?:ed)?|tap|click|swipe|pinch|pull|drag)\b/
        let key = /\b(?:enter|esc|escape|backspace|arrows?|keys|ctrl[\w-]*)\b/
        let letter = /\s[b-z\/](?!\S)/
        let option = /--\w+|\b[A-Z]+_[A-Z_]+\b/
        let format = /\b(?:PPM|JPEG|PNG|SVG|CSV|SQLite)\b/
        return [gesture, key, letter, option, format].compactMap { text.firstMatch(of: $0)?.output }.first?
            .trimmingCharacters(in: .whitespaces)
    }
}
