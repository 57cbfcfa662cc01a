import Foundation
import TestKit
import Testing

/// Articles.md maps each name in the published articles to the code, and must not lead to wrong files.
@Suite("The map of the published articles", .computesLong)
struct ArticlesMapTests {
    private static let file = URL(filePath: #filePath).appending(path: "../../../../Documentation/Articles.md")
        .standardizedFileURL

    private static func text() throws -> String { try String(contentsOf: file, encoding: .utf8) }

    /// The rows of all tables, without headings; the columns are Term, Here, Test, and How it differs.
    private static func rows() throws -> [[String]] {
        try text().split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| Term ") }.map { line in
            line.split(separator: " | ").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "| ")) }
        }
    }

    @Test("Articles.md has a table with four columns for each of the five published articles")
    func tables() throws {
        let text = try Self.text()
        #expect(text.matches(of: /(?m)^##\s/).count >= 5)
        #expect(text.matches(of: /(?m)^\| Term \| Here \| Test \| How it differs, and why \|$/).count == 5)
        for row in try Self.rows() { #expect(row.count == 4, "\(row)") }
    }

    @Test("In Articles.md, each linked name is in the linked file, and the Test column links only to test files")
    func names() throws {
        for row in try Self.rows() where row.count == 4 {
            let here = Link.all(in: row[1], of: Self.file)
            let tests = Link.all(in: row[2], of: Self.file)
            #expect(!here.isEmpty && !tests.isEmpty, "\(row[0]) leads nowhere")
            for link in row.flatMap({ Link.all(in: $0, of: Self.file) }) {
                #expect(link.hasItsName, "\(row[0]): \(link.label) is not in \(link.path)")
            }
            for test in tests { #expect(test.path.contains("/Tests/"), "\(row[0]): \(test.path)") }
            // A linked file must contain each name in the Here column and, in a row marked as published, each term.
            let isAsPublished = row[3].hasPrefix("As p")
            for cell in isAsPublished ? [row[0], row[1]] : [row[1]] {
                for name in cell.matches(of: /`(\w+)[^`]*`/) {
                    #expect(here.contains { $0.has(name.1) }, "\(row[0]): no linked file has \(name.1)")
                }
            }
        }
    }

    /// A link in a cell.
    private struct Link {
        let label: String
        let path: String
        /// The text of the file; empty for a folder.
        let text: String

        static func all(in cell: String, of file: URL) -> [Link] {
            cell.matches(of: /\[([^\]]+)\]\(([^)#]+)(#[^)]*)?\)/).filter { !$0.2.contains("://") }.map { match in
                let target = file.deletingLastPathComponent().appending(path: String(match.2)).standardizedFileURL
                let text = (try? String(contentsOf: target, encoding: .utf8)) ?? ""
                return Link(label: String(match.1), path: target.path, text: text)
            }
        }

        /// Whether the file contains the name in the label; a label of several words is not a name.
        var hasItsName: Bool {
            guard label.wholeMatch(of: /`?\w+`?/) != nil, path.hasSuffix(".swift") else { return true }
            let name = label.trimmingCharacters(in: CharacterSet(charactersIn: "`"))
            return has(name[...]) || name.allSatisfy(\.isLowercase)
        }

        /// Whether the file contains the word.
        func has(_ word: Substring) -> Bool { text.range(of: #"\b\#(word)\b"#, options: .regularExpression) != nil }
    }
}
