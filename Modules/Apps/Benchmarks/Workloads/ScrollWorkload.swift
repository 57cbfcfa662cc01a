import Terminal
import TextUI

/// A bordered list in a 120x40 terminal; it scrolls by one row per frame, and its middle row is selected.
///
/// Each frame includes all steps from a view model's rows to bytes: blocks, layout, grid and difference.
struct ScrollWorkload {
    static let size = Size(width: 120, height: 40)

    /// The content of a row.
    nonisolated struct Row {
        let name: String
        let city: String
        let isStarred: Bool
    }

    private let rows: [Row]
    private let count: Int
    private let writer = FrameWriter(theme: .dark, depth: .ansi256)
    private var previous: TerminalFrame?

    /// - Parameter count: The length of the list; `rows` are repeated to fill it.
    init(rows: [Row], count: Int) {
        self.rows = rows
        self.count = count
    }

    /// Returns the list with the row at `offset` on top.
    func frame(scrolledTo offset: Int) -> TerminalFrame {
        let height = Self.size.height - 2
        var state = ListState()
        state.didShow(offset..<offset + height)
        state.select(offset + height / 2)
        let block = List(count: count, state: state) { [rows] index in RowLine(row: rows[index % rows.count]) }
            .border(title: "Users (\(count))")
        return TerminalFrame(grid: Frame(block, size: Self.size).grid)
    }

    /// Draws frame number `index` and returns how many bytes turn the previous frame into it.
    mutating func step(_ index: Int) -> Int {
        let next = frame(scrolledTo: index % (count - Self.size.height + 2))
        let bytes = writer.bytes(from: previous, to: next)
        previous = next
        return bytes.count
    }

    private struct RowLine: CompositeBlock {
        let row: Row

        var body: some Block {
            HStack {
                Text(row.name).lineLimit(1).frame(width: 54)
                Text(row.city).lineLimit(1).frame(width: 57)
                Text(row.isStarred ? "★" : "☆").foreground(row.isStarred ? .warning : .standard)
            }
        }
    }
}
