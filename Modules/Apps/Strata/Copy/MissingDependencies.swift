/// The dependencies that a target of another package lacks.
nonisolated struct MissingDependencies: Equatable {
    let target: String
    /// What its list lacks, as it is written there.
    let items: [String]

    /// What to do by hand.
    var text: String { "  \(target): \(items.joined(separator: ", "))" }

    /// Returns the target's entry with the names; nil if it has no list of them.
    func added(to entry: ManifestEntry) -> ManifestEntry? {
        entry.adding(items, in: "sees") ?? entry.adding(items, in: "dependencies")
    }
}
