nonisolated extension Command {
    /// Parses the arguments after `new`.
    static func new(_ arguments: [String]) throws(UsageError) -> Command {
        var rest = arguments[...]
        guard let kind = rest.popFirst() else { throw .missing("word after 'new'", expected: "app or feature") }
        if kind == "app" { return try newApp(rest) }
        guard kind == "feature" else { throw .unknown("word after 'new'", kind, expected: "app or feature") }
        guard let name = rest.popFirst(), !name.hasPrefix("-") else {
            throw .missing("name after 'new feature'", expected: "NAME")
        }
        var feature = NewFeature(name: name)
        while let option = rest.popFirst() {
            switch option {
            case "--in": feature.folder = try value(of: option, expected: "DIR", from: &rest)
            case "--binding": feature.binding = try binding(&rest)
            case "--tab": feature.hasTab = true
            default: throw .unknown("argument", option, expected: "--in, --binding or --tab")
            }
        }
        return .newFeature(feature)
    }

    private static func binding(_ rest: inout ArraySlice<String>) throws(UsageError) -> FeatureBinding {
        let names = FeatureBinding.allCases.map(\.rawValue).joined(separator: ", ")
        let value = try value(of: "--binding", expected: names, from: &rest)
        guard let binding = FeatureBinding(rawValue: value) else { throw .unknown("binding", value, expected: names) }
        return binding
    }

    static func value(
        of option: String, expected: String, from rest: inout ArraySlice<String>
    ) throws(UsageError) -> String {
        guard let value = rest.popFirst(), !value.isEmpty, !value.hasPrefix("--") else {
            throw .missing("value after '\(option)'", expected: expected)
        }
        return value
    }
}
