import Terminal
import TestSupport
import Testing

@testable import TextUI

@Suite("Frame writer: laws")
struct FrameWriterLawTests {
    private let theme = Theme.dark
    private let writer = FrameWriter(theme: .dark, depth: .trueColor)

    private func makePair(_ random: inout SeededGenerator) -> (CellGrid, CellGrid) {
        let size = Size(width: random.number(below: 12), height: random.number(below: 12))
        let previous = RandomGrid.make(size, &random)
        guard random.number(below: 4) > 0 else { return (previous, RandomGrid.make(size, &random)) }
        var next = previous
        if random.number(below: 3) > 0 { RandomGrid.scroll(&next, &random) }
        RandomGrid.scribble(&next, count: random.number(below: 6), &random)
        return (previous, next)
    }

    private func makeCursor(_ random: inout SeededGenerator) -> Point? {
        random.number(below: 2) == 0 ? nil : Point(x: random.number(below: 13), y: random.number(below: 13))
    }

    @Test("a terminal shows each frame as it is, first and after another", arguments: 0..<8)
    func showsFrames(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for round in 0..<400 {
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

    @Test("the same frame again writes nothing, drawn by itself too", arguments: 0..<4)
    func writesNothing(seed: UInt64) {
        for round in 0..<100 {
            var random = SeededGenerator(seed: seed * 1000 + UInt64(round))
            var same = random
            let (grid, _) = makePair(&random)
            let (twin, _) = makePair(&same)
            #expect(
                writer.bytes(from: TerminalFrame(grid: grid), to: TerminalFrame(grid: twin)).isEmpty,
                "seed \(seed), round \(round)")
        }
    }

    @Test("another opinion of a disputed width shifts nothing else", arguments: [1, 2], 0..<4)
    func shiftsNothing(opinion: Int, seed: UInt64) {
        let disputed: Set<Character> = ["🙂", "👩‍👩‍👧", "🇩🇪", "❤️", "e\u{301}", "☺", "♥︎"]
        var random = SeededGenerator(seed: seed)
        for round in 0..<100 {
            let grid = RandomGrid.make(Size(width: 12, height: 1), &random)
            // The emulator has no room for a second half behind the last column.
            if disputed.contains(grid.character(of: grid[11, 0]) ?? " ") { continue }
            var emulator = ScreenEmulator(size: grid.size) {
                disputed.contains($0) ? opinion : RandomGrid.width($0)
            }
            emulator.receive(writer.bytes(from: nil, to: TerminalFrame(grid: grid)))
            let expected = ScreenEmulator.rows(of: grid, theme: theme)
            for x in 0..<12 where !touchesDisputed(x, expected[0], disputed) {
                #expect(emulator.rows[0][x] == expected[0][x], "column \(x), seed \(seed), round \(round)")
            }
        }
    }

    /// Whether the cell is a disputed character's, or lies where its opinion of itself may reach.
    private func touchesDisputed(_ x: Int, _ row: [ScreenEmulator.Place], _ disputed: Set<Character>) -> Bool {
        (max(0, x - 1)...x).contains { row[$0].character.map(disputed.contains) ?? false }
    }
}
