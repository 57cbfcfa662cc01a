/// The words of the More tab; its rows show the titles of the listed screens.
public nonisolated enum MoreWords {
    public static var title: String { "More" }
}
