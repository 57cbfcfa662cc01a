nonisolated extension Command {
    /// Parses the arguments after `copy`.
    static func copy(_ arguments: [String]) throws(UsageError) -> Command {
        var names: [String] = []
        var folder: String?
        var isDryRun = false
        var editsManifest = false
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--into":
                guard let path = rest.popFirst(), !path.isEmpty else {
                    throw .missing("folder after '--into'", expected: "DIR")
                }
                folder = path
            case "--dry-run": isDryRun = true
            case "--edit-manifest": editsManifest = true
            case _ where argument.hasPrefix("-"):
                throw .unknown("option", argument, expected: "--into DIR, --edit-manifest or --dry-run")
            default: names.append(argument)
            }
        }
        guard !names.isEmpty else {
            throw .missing("name after 'copy'", expected: "the names of features, kits and services")
        }
        guard let folder else { throw .missing("folder", expected: "--into DIR") }
        guard !isDryRun else { return .previewCopy(names, into: folder) }
        return .copy(names, into: folder, editsManifest: editsManifest)
    }
}
