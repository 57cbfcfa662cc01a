/// A tab: the ID of its stack of screens, a title and a badge.
public struct Tab: Hashable, Identifiable {
    /// The ID of the tab's stack, unique within the shell.
    public let id: String
    /// The text in the row of tabs.
    public let title: String
    /// A number beside the title; nil for none.
    public let badge: Int?

    /// Creates a tab that shows `title`, with `badge` beside the title unless `badge` is nil.
    public init(id: String, title: String, badge: Int? = nil) {
        self.id = id
        self.title = title
        self.badge = badge
    }

    /// The single tab of an app that shows no tabs.
    public static let only = Tab(id: "", title: "")
}
