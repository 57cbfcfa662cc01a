extension Snapshotting {
    /// Shows what any value is made of, as its `Mirror` tells it: a line for each part.
    ///
    ///     User(
    ///       name: "Ada"
    ///       born: 1815-12-10T00:00:00Z
    ///       picture: .loaded(https://example.com/ada.jpg)
    ///       tags: Set([
    ///         "first"
    ///         "poet's daughter"
    ///       ])
    ///     )
    ///
    /// The text is the same in every run: the elements of a `Set` and the keys of a `Dictionary` are sorted, no address is
    /// shown, and an instance that comes again, in a cycle or not, is named by where it came first. What a custom
    /// description says is left out, what a `customMirror` says is not. A date is shown to the millisecond.
    public static var dump: Self { Self { Dump.text(of: $0) } }
}
