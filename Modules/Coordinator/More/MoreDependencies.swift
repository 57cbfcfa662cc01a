/// The screens of the tab More.
struct MoreDependencies {
    let ways: [Way]

    /// One screen: its part of a link, the title of its row, and the closure that opens it.
    struct Way {
        let part: String
        let title: String
        let open: () -> Void
    }
}
