/// The dependencies that a target of another package lacks.
nonisolated struct MissingDependencies: Equatable {
    let target: String
    let names: [String]

    /// What to do by hand.
    var text: String { "  \(target): \(names.map { "\"\($0)\"" }.joined(separator: ", "))" }

    /// Returns the target's entry with the names; nil if its list cannot be told.
    func added(to entry: ManifestEntry) -> ManifestEntry? {
        let edited = entry.adding(names, in: "sees") ?? entry.adding(names, in: "dependencies")
        return edited == entry ? nil : edited
    }
}
