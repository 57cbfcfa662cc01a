/// The ways from the tab More.
struct MoreDependencies {
    let ways: [Way]

    /// A way to a screen: its link's part, the title of its row, and what opens it.
    struct Way {
        let part: String
        let title: String
        let open: () -> Void
    }
}
