import SnapshotFiles

extension Snapshotting {
    /// Shows the parts of any value, as its `Mirror` lists them: one on each line.
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
    /// The text is the same in every run: it shows no address, and elements of sets and keys of dictionaries, including
    /// Foundation's, are sorted. They are sorted by value if all are numbers, texts or dates and no `replacing` changes
    /// them; otherwise, by their text after any `replacing`. An attributed text is shown in runs, each with its
    /// attributes. If an instance appears again, in a cycle or not, the text names the place where it appeared first.
    /// Custom descriptions are ignored, but a `customMirror` is used. Dates are shown to the nearest millisecond.
    public static var dump: Self { Self { SnapshotContent(Dump.text(of: $0, redaction: $1)) } }
}
