/// The words of the tab More; its rows are the titles of the listed screens.
public nonisolated enum MoreWords {
    public static var title: String { "More" }
}
