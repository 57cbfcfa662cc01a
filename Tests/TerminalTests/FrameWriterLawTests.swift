import Terminal
import TestKit
import TestProcesses
import Testing

@testable import TextUI

@Suite("Laws of the frame writer", .computesLong)
struct FrameWriterLawTests {
    private let theme = Theme.dark
    private let writer = FrameWriter(theme: .dark, depth: .trueColor)

    private func makePair(_ random: inout SeededGenerator) -> (CellGrid, CellGrid) {
        let isWide = random.number(below: 3) == 0
        let size = Size(width: random.number(below: isWide ? 60 : 12), height: random.number(below: isWide ? 5 : 12))
        let previous = RandomGrid.make(size, &random)
        guard random.number(below: 4) > 0 else { return (previous, RandomGrid.make(size, &random)) }
        var next = previous
        if random.number(below: 3) > 0 { RandomGrid.scroll(&next, &random) }
        if isWide { RandomGrid.blank(&next, count: random.number(below: 8), &random) }
        RandomGrid.scribble(&next, count: random.number(below: 6), &random)
        return (previous, next)
    }

    private func makeCursor(_ random: inout SeededGenerator) -> Point? {
        random.number(below: 2) == 0 ? nil : Point(x: random.number(below: 13), y: random.number(below: 13))
    }

    @Test("A terminal shows the first frame and each later frame exactly", arguments: 0..<8)
    func showsFrames(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for round in 0..<(SlowTests.areEnabled ? 400 : 40) {
            let (previousGrid, nextGrid) = makePair(&random)
            let previous = TerminalFrame(grid: previousGrid, cursor: makeCursor(&random))
            let next = TerminalFrame(grid: nextGrid, cursor: makeCursor(&random))
            var emulator = ScreenEmulator(size: nextGrid.size, width: RandomGrid.width)
            var from: TerminalFrame?
            for frame in [previous, next] {
                emulator.receive(writer.bytes(from: from, to: frame))
                from = frame
                let cursor = frame.cursor.flatMap { Rect(frame.grid.size).contains($0) ? $0 : nil }
                let isRight =
                    emulator.rows == ScreenEmulator.rows(of: frame.grid, theme: theme) && emulator.misunderstood.isEmpty
                    && emulator.showsCursor == (cursor != nil) && (cursor == nil || emulator.cursor == cursor)
                    && emulator.rendition == .init()
                if !isRight {
                    Issue.record(
                        """
                        seed \(seed), round \(round): expected
                        \(ScreenEmulator.rows(of: frame.grid, theme: theme))
                        found
                        \(emulator.rows) \(emulator.cursor) \(emulator.misunderstood)
                        """)
                    return
                }
            }
        }
    }

    @Test("A frame that equals the last frame writes nothing, even if it was drawn separately", arguments: 0..<4)
    func writesNothing(seed: UInt64) {
        for round in 0..<(SlowTests.areEnabled ? 100 : 20) {
            var random = SeededGenerator(seed: seed * 1000 + UInt64(round))
            var again = random
            let (grid, _) = makePair(&random)
            let (twin, _) = makePair(&again)
            let cursor = makeCursor(&random)
            let (shown, same) = (TerminalFrame(grid: grid, cursor: cursor), TerminalFrame(grid: twin, cursor: cursor))
            #expect(
                writer.bytes(from: shown, to: same).isEmpty,
                "seed \(seed), round \(round)")
        }
    }

    /// The ways in which terminals draw characters of disputed width.
    enum Opinion: CaseIterable {
        case narrow, wide, unclustered

        func parts(_ character: Character) -> [Character] {
            guard self == .unclustered, isDisputed(character) else { return [character] }
            return character.unicodeScalars.map { Character($0) }.filter { DisplayWidth.of($0) > 0 }
        }

        func width(_ character: Character) -> Int {
            if self == .unclustered { return DisplayWidth.of(character) }
            return isDisputed(character) ? (self == .wide ? 2 : 1) : RandomGrid.width(character)
        }

        func isDisputed(_ character: Character) -> Bool {
            let disputed = "🙂👩‍👩‍👧🇩🇪❤️👍🏽क्षe\u{301}☺♥︎"
            return disputed.contains(character)
        }
    }

    @Test("A character of disputed width neither shifts nor covers others", arguments: Opinion.allCases, 0..<4)
    func shiftsNothing(opinion: Opinion, seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for round in 0..<(SlowTests.areEnabled ? 150 : 30) {
            let size = Size(width: random.number(below: 2) == 0 ? 14 : 50, height: 3)
            let previous = RandomGrid.make(size, &random)
            var next = previous
            if size.width > 14 { RandomGrid.blank(&next, count: 8, &random) }
            RandomGrid.scribble(&next, count: random.number(below: 6), &random)
            // The emulator has no room for characters that reach beyond the last column.
            if [previous, next].contains(where: { hasDisputed($0, from: size.width - 8, opinion) }) { continue }
            var emulator = ScreenEmulator(size: next.size, parts: opinion.parts, width: opinion.width)
            var shown: TerminalFrame?
            for grid in [previous, next, previous] {
                emulator.receive(writer.bytes(from: shown, to: TerminalFrame(grid: grid)))
                shown = TerminalFrame(grid: grid)
                let expected = ScreenEmulator.rows(of: grid, theme: theme)
                for (y, row) in expected.enumerated() {
                    for x in row.indices where !isDisputed(x, in: row, opinion) {
                        let place = emulator.rows[y][x]
                        #expect(
                            place == row[x] || place.character == nil && mayShowHalf(x, in: row, opinion),
                            "column \(x), row \(y), seed \(seed), round \(round)")
                    }
                }
            }
        }
    }

    private func hasDisputed(_ grid: CellGrid, from column: Int, _ opinion: Opinion) -> Bool {
        (0..<grid.size.height).contains { y in
            (column..<grid.size.width).contains { x in
                grid.character(of: grid[x, y]).map(opinion.isDisputed) ?? false
            }
        }
    }

    /// Returns whether the cell is a blank after a disputed scalar, whose right half may be visible in the cell.
    private func mayShowHalf(_ x: Int, in row: [ScreenEmulator.Place], _ opinion: Opinion) -> Bool {
        guard x > 0, row[x].character == " ", let left = row[x - 1].character else { return false }
        return left.unicodeScalars.count == 1 && opinion.isDisputed(left)
    }

    /// Returns whether the cell belongs to a disputed character.
    private func isDisputed(_ x: Int, in row: [ScreenEmulator.Place], _ opinion: Opinion) -> Bool {
        let left = row[x].character ?? (x > 0 ? row[x - 1].character : nil)
        return left.map(opinion.isDisputed) ?? false
    }
}
