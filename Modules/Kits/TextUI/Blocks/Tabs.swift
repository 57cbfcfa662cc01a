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
            ForEach(items.indices) { tab(items[$0], isSelected: $0 == selection) }
        }
        .flexible()
    }

    private func tab(_ item: Item, isSelected: Bool) -> some Block {
        HStack {
            Text(isSelected ? "[" : " ")
            Text(item.title).lineLimit(1)
            if let badge = item.badge { Badge(badge).padding(Insets(leading: 1)) }
            Text(isSelected ? "]" : " ")
        }
        .reverse(isSelected).bold(isSelected)
    }
}
