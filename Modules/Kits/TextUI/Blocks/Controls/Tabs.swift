/// A row with the names of several screens, one of which is selected.
public struct Tabs: RowBlock {
    private let items: [Item]
    private let selection: Int

    /// The name of a screen, with an optional badge.
    public struct Item: Hashable, Sendable {
        let title: String
        let badge: Int?

        /// - Parameters:
        ///   - title: The screen's name.
        ///   - badge: A number beside the name; nil for no badge.
        public init(_ title: String, badge: Int? = nil) {
            self.title = title
            self.badge = badge
        }
    }

    /// - Parameters:
    ///   - items: The tabs, from left to right.
    ///   - selection: The index of the selected tab.
    public init(_ items: [Item], selection: Int) {
        self.items = items
        self.selection = selection
    }

    /// Draws the selected name in brackets, bold and reversed.
    ///
    /// If not all names fit, the first ones are left out until the selected one fits, and the row's end is cut off.
    public func draw(in frame: Rect, on canvas: inout Canvas) {
        HStack(spacing: Self.gap) {
            ForEach(shownTabs(in: frame.width)) { tab(at: $0).tapTarget(.tab($0)) }
        }
        .draw(in: frame, on: &canvas)
    }

    /// The number of columns between two tabs.
    private static var gap: Int { 1 }

    /// Returns the tabs from the first drawn tab to the last tab that begins within `width`.
    private func shownTabs(in width: Int) -> Range<Int> {
        let first = firstTab(in: width)
        var end = first
        var x = 0
        while end < items.count, x < width {
            x += self.width(ofTab: end) + Self.gap
            end += 1
        }
        return first..<end
    }

    /// Returns the first tab to draw, chosen so that the selected tab fits.
    private func firstTab(in width: Int) -> Int {
        guard items.indices.contains(selection) else { return 0 }
        var first = selection
        var end = self.width(ofTab: first)
        while first > 0, end + self.width(ofTab: first - 1) + Self.gap <= width {
            first -= 1
            end += self.width(ofTab: first) + Self.gap
        }
        return first
    }

    private func width(ofTab index: Int) -> Int {
        tab(at: index).sizeThatFits(Size(width: Size.unbounded, height: 1)).width
    }

    private func tab(at index: Int) -> some Block {
        let item = items[index]
        let isSelected = index == selection
        return HStack {
            Text(isSelected ? "[" : " ")
            Text(item.title).lineLimit(1)
            if let badge = item.badge { Badge(badge).padding(Insets(leading: 1)) }
            Text(isSelected ? "]" : " ")
        }
        .reverse(isSelected).bold(isSelected)
        .accessibilityElement(
            Transcript.Element(
                .tab, item.title, value: item.badge.map { "\($0)" } ?? "",
                states: isSelected ? [.selected, .position(index + 1, of: items.count)] : []))
    }
}
