/// The screens of the More tab.
struct MoreDependencies {
    let ways: [Way]

    /// The row of one screen: the screen's part of a link, the row's title, and a closure that opens the screen.
    struct Way {
        let part: String
        let title: String
        let open: () -> Void
    }
}
