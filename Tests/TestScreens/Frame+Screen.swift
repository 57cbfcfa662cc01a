public import Shell
import Testing
public import TextUI

extension Frame {
    /// Draws only `screen`, in its box, and reports the visible rows to the screen.
    @MainActor
    public init(screen: some Screen, size: Size, tick: Int = 0, appearance: Appearance = Appearance(usesColor: false)) {
        self.init(screen.box(tick: tick), size: size, appearance: appearance, transcribes: true)
        guard let rows = report.shownRows else { return }
        screen.didShow(columns: report.shownColumns)
        screen.didShow(rows)
    }

    /// Returns where `text` begins, counting every character as one column.
    func place(of text: String) throws -> Point {
        let lines = grid.plainText.split(separator: "\n", omittingEmptySubsequences: false)
        let y = try #require(lines.firstIndex { $0.contains(text) }, "\(grid.plainText)")
        let before = lines[y].prefix(upTo: lines[y].firstRange(of: text)?.lowerBound ?? lines[y].startIndex)
        return Point(x: before.count, y: y)
    }
}
