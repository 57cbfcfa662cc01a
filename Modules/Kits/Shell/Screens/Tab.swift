/// The name of a stack of screens, in the row above them.
public struct Tab: Hashable, Identifiable {
    /// What tells two tabs apart.
    public let id: String
    /// What its user reads.
    public let title: String
    /// A number beside the title; nil for none.
    public let badge: Int?

    /// A tab that shows `title`, and `badge` unless it is nil.
    public init(id: String, title: String, badge: Int? = nil) {
        self.id = id
        self.title = title
        self.badge = badge
    }

    /// The tab of an app that shows no tabs.
    public static let only = Tab(id: "", title: "")
}
