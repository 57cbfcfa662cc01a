nonisolated extension Command {
    /// Parses the arguments after `copy`.
    static func copy(_ arguments: [String]) throws(UsageError) -> Command {
        var copy = Copy()
        var (location, version, branch): (String?, String?, String?) = (nil, nil, nil)
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--into": copy.folder = try value(of: argument, expected: "DIR", from: &rest)
            case "--up-to": copy.highestLayer = try value(of: argument, expected: "LAYER", from: &rest)
            case "--with-tests": copy.hasTests = true
            case "--depend": location = try value(of: argument, expected: "URL or PATH", from: &rest)
            case "--from": version = try value(of: argument, expected: "VERSION", from: &rest)
            case "--branch": branch = try value(of: argument, expected: "NAME", from: &rest)
            case "--edit-manifest": copy.editsManifest = true
            case "--dry-run": copy.isDryRun = true
            case _ where argument.hasPrefix("-"):
                let known = "--into, --up-to, --with-tests, --depend, --from, --branch, --edit-manifest or --dry-run"
                throw .unknown("option", argument, expected: known)
            default: copy.names.append(argument)
            }
        }
        guard !copy.names.isEmpty else {
            throw .missing("name after 'copy'", expected: "the names of features, kits and services")
        }
        guard !copy.folder.isEmpty else { throw .missing("folder", expected: "--into DIR") }
        if let location {
            copy.dependency = try KitDependency(location, version: version, branch: branch)
        } else if version != nil || branch != nil {
            throw .missing("option '--depend'", expected: "--depend URL with --from or --branch")
        }
        return .copy(copy)
    }
}
