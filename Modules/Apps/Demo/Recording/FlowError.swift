/// The reason why a flow could not be recorded; nothing was written.
nonisolated enum FlowError: Error, Equatable, CustomStringConvertible {
    case noPackage(folder: String)
    case noFlows(package: String, file: String)
    case taken(name: String, file: String)
    case nothingPressed
    /// A step cannot be replayed; the text tells the user which one and why.
    case differs(String)
    case unwritable(String)

    var description: String {
        switch self {
        case .noPackage(let folder):
            "--record: there is no Package.swift in \(folder) or above it. Run the demo inside the package, or name the "
                + "package with --into."
        case .noFlows(let package, let file):
            "--record: the package \(package) has no \(file), which recorded flows need. Name another package with "
                + "--into."
        case .taken(let name, let file):
            "--record: \(name) exists already: \(file). Choose another name, or remove it first."
        case .nothingPressed: "No flow was recorded, because no key was pressed. Start again and press some."
        case .differs(let difference): "No flow was recorded. \(difference)"
        case .unwritable(let reason):
            "The flow could not be written: \(reason). Check the folder, then record again."
        }
    }
}
