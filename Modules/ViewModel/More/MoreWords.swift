/// The words of the tab More; the rows are the titles of the places that it leads to.
public nonisolated enum MoreWords {
    public static var title: String { "More" }
}
