/// The reason that nothing was copied.
nonisolated enum CopyError: Error, Equatable, CustomStringConvertible {
    case unknown(String, known: [String])
    case noFolder(String)
    /// The folder exists, but contains no package.
    case noPackage(String)
    case withinThisPackage(String)
    /// The other package has a target of the name elsewhere.
    case otherTarget(String, path: String, expected: String)
    /// Files of the other package stand in the way.
    case differing([String])

    var description: String {
        switch self {
        case .unknown(let name, let known):
            "There is no feature, kit or service '\(name)'; expected \(name.nearest(among: known).joined(separator: ", "))"
        case .noFolder(let folder): "There is no folder \(folder); create a package in it first"
        case .noPackage(let folder): "There is no Package.swift in \(folder); 'swift package init' creates one"
        case .withinThisPackage(let folder):
            "\(folder) is in this package; expected another package's folder outside of it"
        case .otherTarget(let name, let path, let expected):
            "The other package has a target \(name) in \(path); expected it in \(expected), or no such target"
        case .differing(let files):
            "Nothing was copied, because these files exist and differ:\n"
                + files.map { "  \($0)" }.joined(separator: "\n")
        }
    }
}
