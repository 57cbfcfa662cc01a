/// The reason why nothing was copied.
nonisolated enum CopyError: Error, Equatable, CustomStringConvertible {
    case unknown(String, String, known: [String])
    case noFolder(String)
    /// The folder exists, but contains no package.
    case noPackage(String)
    case withinThisPackage(String)
    /// The other package has a target of that name in another folder.
    case otherTarget(String, path: String, expected: String)
    /// The other package has targets with the names of kits that `--depend` would provide.
    case conflictingTargets([String])
    /// The other package already gets these kits from a dependency, so they cannot be copied.
    case dependsOnKits([String])
    /// The kit was asked for, but `--depend` keeps kits from being copied.
    case kitNotCopied(String)

    var description: String {
        switch self {
        case .unknown(let kind, let name, let known):
            "There is no \(kind) '\(name)'\(name.suggestion(among: known))"
        case .noFolder(let folder): "There is no folder \(folder); create a package there first"
        case .noPackage(let folder): "There is no Package.swift in \(folder); 'swift package init' creates one"
        case .withinThisPackage(let folder):
            "\(folder) is in this package; expected another package's folder outside of it"
        case .otherTarget(let name, let path, let expected):
            "The other package has a target \(name) in \(path); expected it in \(expected) or not at all"
        case .conflictingTargets(let names):
            "The other package has \(names.joined(separator: ", ")) as targets; remove them, or copy without --depend"
        case .dependsOnKits(let names):
            "The other package gets \(names.joined(separator: ", ")) from another package; copy with --depend"
        case .kitNotCopied(let name): "--depend does not copy kits like \(name); expected features or services"
        }
    }
}
