import TestKit
import Testing

@testable import TextUI

@Suite("Laws of blocks, for random trees and sizes of blocks", .computesLong)
struct BlockLawTests {
    static let seeds: Range<UInt64> = SlowTests.areEnabled ? 0..<100 : 0..<3
    private static let treesPerSeed = 30

    @Test("A block draws nothing outside of its frame", arguments: seeds)
    func keepsToFrame(seed: UInt64) {
        forEachTree(seed) { tree, size in
            var canvas = Canvas(size: Size(width: size.width + 8, height: size.height + 6), appearance: Appearance())
            let all = Rect(canvas.grid.size)
            for y in 0..<all.height { canvas.draw(SanitizedText("·"), times: all.width, x: 0, y: y) }
            let frame = Rect(x: 4, y: 3, width: size.width, height: size.height)
            tree.draw(in: frame, on: &canvas)
            let marker = Cell(glyph: 0xB7, width: 1, style: .plain)
            let isClean = (0..<all.height).allSatisfy { y in
                (0..<all.width).allSatisfy { frame.contains(Point(x: $0, y: y)) || canvas.grid[$0, y] == marker }
            }
            #expect(isClean, "\(canvas.grid.plainText)")
            if let cursor = canvas.report.cursor { #expect(frame.contains(cursor)) }
        }
    }

    @Test("The same block at the same size looks the same, and measuring it changes nothing", arguments: seeds)
    func determinism(seed: UInt64) {
        forEachTree(seed) { tree, size in
            let first = Frame(tree, size: size)
            _ = tree.sizeThatFits(Size(width: size.height, height: size.width))
            let second = Frame(tree, size: size)
            #expect(first.grid == second.grid && first.report == second.report)
        }
    }

    @Test("A wide character is never split", arguments: seeds)
    func wholeCharacters(seed: UInt64) {
        forEachTree(seed) { tree, size in
            let grid = Frame(tree, size: size).grid
            #expect(grid.wideCharactersAreWhole, "\(grid.plainText)")
        }
    }

    @Test("A flexible block takes the whole proposed size, and no block takes more", arguments: seeds)
    func proposals(seed: UInt64) {
        forEachTree(seed) { tree, size in
            let wanted = tree.sizeThatFits(size)
            #expect(wanted.width <= size.width && wanted.height <= size.height)
            if tree.isFlexible(along: .horizontal) { #expect(wanted.width == size.width) }
            if tree.isFlexible(along: .vertical) { #expect(wanted.height == size.height) }
        }
    }

    @Test("Only printable characters reach the plain text", arguments: seeds)
    func printable(seed: UInt64) {
        forEachTree(seed) { tree, size in
            let scalars = Frame(tree, size: size).grid.plainText.unicodeScalars
            #expect(scalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
            #expect(!scalars.contains("\u{202E}"))
        }
    }

    private func forEachTree(_ seed: UInt64, _ body: (AnyBlock, Size) -> Void) {
        var random = RandomBlock(seed: seed)
        for _ in 0..<Self.treesPerSeed {
            body(random.tree(depth: 5), random.size(largest: SlowTests.areEnabled ? 300 : 60))
        }
    }
}
