/// The screens of the More tab.
struct MoreDependencies {
    let ways: [Way]

    /// One screen: the part of a link that names it, the title of its row, and the closure that opens it.
    struct Way {
        let part: String
        let title: String
        let open: () -> Void
    }
}
