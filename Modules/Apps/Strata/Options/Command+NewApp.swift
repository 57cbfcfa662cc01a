nonisolated extension Command {
    /// Parses the arguments after `new app`.
    static func newApp(_ arguments: ArraySlice<String>) throws(UsageError) -> Command {
        var rest = arguments
        guard let name = rest.popFirst(), !name.hasPrefix("-") else {
            throw .missing("name after 'new app'", expected: "NAME")
        }
        var app = NewApp(name: name)
        while let option = rest.popFirst() {
            switch option {
            case "--into": app.folder = try value(of: option, expected: "DIR", from: &rest)
            case "--features": app.features += try names(of: option, expected: "the names of features", from: &rest)
            case "--with": app.extras += try names(of: option, expected: "the names of services or kits", from: &rest)
            case "--dry-run": app.isDryRun = true
            default: throw .unknown("argument", option, expected: "--into, --features, --with or --dry-run")
            }
        }
        guard !app.folder.isEmpty else { throw .missing("folder", expected: "--into DIR") }
        return .newApp(app)
    }

    private static func names(
        of option: String, expected: String, from rest: inout ArraySlice<String>
    ) throws(UsageError) -> [String] {
        try value(of: option, expected: expected, from: &rest).split { ", ".contains($0) }.map(String.init)
    }
}
