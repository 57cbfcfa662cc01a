/// The ways from the tab More.
struct MoreDependencies {
    let ways: [Way]

    /// A way to a screen: the title of its row, and what opens it.
    struct Way {
        let title: String
        let open: () -> Void
    }
}
