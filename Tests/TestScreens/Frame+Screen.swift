public import Shell
public import TextUI

extension Frame {
    /// Draws only `screen`, in its box, and tells it which of its rows are visible.
    @MainActor
    public init(screen: some Screen, size: Size, tick: Int = 0, appearance: Appearance = Appearance(usesColor: false)) {
        self.init(screen.box(tick: tick), size: size, appearance: appearance, transcribes: true)
        guard let rows = report.shownRows else { return }
        screen.didShow(columns: report.shownColumns)
        screen.didShow(rows)
    }
}
