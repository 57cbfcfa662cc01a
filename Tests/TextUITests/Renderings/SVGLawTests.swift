import Foundation
import TestKit
import Testing

@testable import TextUI

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("Laws of SVG pictures, for random blocks and sizes", .computesLong)
struct SVGLawTests {
    private static let seeds: Range<UInt64> = 0..<(SlowTests.areEnabled ? 6 : 2)

    @Test("An SVG picture with any content and title is valid XML, and the same each time", arguments: seeds)
    func validity(seed: UInt64) {
        var blocks = RandomBlock(seed: seed)
        var titles = RandomText(seed: seed)
        for _ in 0..<10 {
            let frame = Frame(blocks.tree(depth: 4), size: blocks.size())
            let title = "<&>" + titles.next()
            let picture = frame.grid.svg(theme: .light, title: title, cursor: frame.report.cursor)
            #expect(XMLParser(data: Data(picture.utf8)).parse(), "\(picture)")
            #expect(picture == frame.grid.svg(theme: .light, title: title, cursor: frame.report.cursor))
        }
    }

    @Test("An SVG picture contains each letter once, at its column", arguments: seeds)
    func columns(seed: UInt64) throws {
        var texts = RandomText(seed: seed)
        for _ in 0..<10 {
            let text = Text((0..<6).map { _ in texts.next(longest: 60) }.joined(separator: "\n"))
            let grid = Frame(text, size: Size(width: 50, height: 12)).grid
            let picture = grid.svg(theme: .dark, title: "")
            #expect(try Self.letters(written: picture) == Self.letters(of: grid))
        }
    }

    /// Returns each character that is drawn as a letter, with its column and its row.
    private static func letters(of grid: CellGrid) -> [String] {
        (0..<grid.size.height).flatMap { y in
            (0..<grid.size.width).compactMap { x in
                guard let character = grid.character(of: grid[x, y]), character != " ", SVGShape(character) == nil
                else { return nil }
                return "\(character) \(x) \(y)"
            }
        }
    }

    private static func letters(written picture: String) throws -> [String] {
        // Match by scalars, because a text may begin with a combining mark.
        let element = /<text x="([\d.]+)" y="(\d+)"(?: textLength="(\d+)")?[^>]*>([^<]*)</
        return try picture.matches(of: element.matchingSemantics(.unicodeScalar)).flatMap { match in
            let text = unescaped(match.4)
            let length = match.3.flatMap { Int($0) }
            let columns = length.map { $0 / 9 } ?? text.first.map(DisplayWidth.of) ?? 0
            let first = (Int(try #require(Double(match.1)) * 2) / 9 - columns) / 2
            let row = (try #require(Int(match.2)) - 14) / 18
            // A text with a `textLength` is an ASCII word. Any other text is a single cluster, which must not be split.
            let pieces = length == nil ? [text] : text.map { "\($0)" }
            return pieces.enumerated().map { "\($1) \(first + $0) \(row)" }
        }
    }

    private static func unescaped(_ content: Substring) -> String {
        let scalars = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
        let entity = /&(\w+);/.matchingSemantics(.unicodeScalar)
        return String(content).replacing(entity) { scalars["\($0.1)"] ?? "" }
    }
}
