/// The names of several screens in a row, one of them chosen.
public struct Tabs: CompositeBlock {
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

    /// A line of all the width that is proposed, with the chosen name in brackets, bold and reversed.
    public var body: some Block {
        HStack(spacing: 1) {
            ForEach(items.indices) { tab(at: $0).tapTarget(.tab($0)) }
        }
        .flexible()
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
