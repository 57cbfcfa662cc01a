/// The dependencies that a target of another package lacks.
nonisolated struct MissingDependencies: Equatable {
    let target: String
    /// The missing items, as a manifest's list names them.
    let items: [String]

    /// The line that lists the missing items for the user.
    var text: String { "  \(target): \(items.joined(separator: ", "))" }

    /// Returns the manifest entry with the items added; nil if it has no list of dependencies that can be edited.
    func added(to entry: ManifestEntry) -> ManifestEntry? {
        entry.adding(items, in: "sees") ?? entry.adding(items, in: "dependencies")
    }
}
