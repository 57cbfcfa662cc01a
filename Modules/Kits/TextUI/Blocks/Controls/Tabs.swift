/// The names of several screens in a row, one of them chosen.
public struct Tabs: Block {
    private let items: [Item]
    private let selection: Int

    /// The name of a screen.
    public struct Item: Hashable, Sendable {
        let title: String
        let badge: Int?

        /// - Parameters:
        ///   - title: The screen's name.
        ///   - badge: How much there is to see; nil for none.
        public init(_ title: String, badge: Int? = nil) {
            self.title = title
            self.badge = badge
        }
    }

    /// - Parameters:
    ///   - items: From left to right.
    ///   - selection: The index of the chosen one.
    public init(_ items: [Item], selection: Int) {
        self.items = items
        self.selection = selection
    }

    /// A line of all the width that is proposed.
    public func sizeThatFits(_ proposal: Size) -> Size { Size(width: proposal.width, height: min(1, proposal.height)) }

    /// From side to side.
    public func isFlexible(along axis: Axis) -> Bool { axis == .horizontal }

    /// Draws the chosen name in brackets, bold and reversed; where there is not room for all, those before it give way
    /// first.
    public func draw(in frame: Rect, on canvas: inout Canvas) {
        HStack(spacing: 1) {
            ForEach(firstTab(in: frame.width)..<items.count) { tab(at: $0).tapTarget(.tab($0)) }
        }
        .draw(in: frame, on: &canvas)
    }

    /// The first from which on there is room for the chosen one.
    private func firstTab(in width: Int) -> Int {
        guard items.indices.contains(selection) else { return 0 }
        var first = selection
        var end = self.width(ofTab: first)
        while first > 0, end + self.width(ofTab: first - 1) + 1 <= width {
            first -= 1
            end += self.width(ofTab: first) + 1
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
