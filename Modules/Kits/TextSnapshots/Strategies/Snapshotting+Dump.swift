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
    /// The text is the same in every run: it shows no address, and sets and dictionaries, including Foundation's, are
    /// sorted. Elements or keys that are all numbers, texts or dates are sorted by value, unless a `replacing` changes
    /// them; others are sorted by the text that is shown. An attributed text is shown in runs, each with its
    /// attributes. If an instance appears again, in a cycle or not, the text names the place where it appeared first.
    /// Custom descriptions are ignored, but a `customMirror` is used. Dates are shown to the nearest millisecond.
    public static var dump: Self { Self { SnapshotContent(Dump.text(of: $0, redaction: $1)) } }
}
