/// The reason that a flow could not be recorded; nothing was written.
nonisolated enum FlowError: Error, Equatable, CustomStringConvertible {
    case noPackage(folder: String)
    case noPackageAbove(folder: String)
    case noFlows(package: String, file: String)
    case outside(folder: String, package: String)
    case taken(name: String, file: String)
    case unwritableFolder(String)
    case nothingPressed
    case differs(FlowDifference)
    case unwritable(String)

    var description: String {
        switch self {
        case .noPackage(let folder):
            "--into: expected the folder of a package, with a Package.swift; got '\(folder)'"
        case .noPackageAbove(let folder):
            "--record: there is no Package.swift in \(folder) or above it. Run the demo inside the package, or name the "
                + "package with --into."
        case .noFlows(let package, let file):
            "--record: the package \(package) has no \(file), which recorded flows start with. Name another package with "
                + "--into."
        case .outside(let folder, let package):
            "--record: \(folder) leads out of the package \(package), so nothing is written there."
        case .taken(let name, let file):
            "--record: \(name) exists already: \(file). Choose another name, or remove it first."
        case .unwritableFolder(let folder): "--record: the folder \(folder) cannot be written to."
        case .nothingPressed: "No flow was recorded, because no key was pressed."
        case .differs(let difference): "No flow was recorded. \(difference)"
        case .unwritable(let reason): "No flow was recorded, because it could not be written: \(reason)."
        }
    }
}
