nonisolated extension ManifestAddition {
    /// The lines to add, each with its place.
    var text: String {
        var parts: [String] = []
        if !targets.isEmpty {
            parts.append("Add to 'targets:' in Package.swift:\n\n\(Self.lines(of: targets, indentedBy: "        "))")
        }
        if !dependencies.isEmpty {
            parts.append(
                "Add to the dependencies of targets in Package.swift:\n\n"
                    + dependencies.map { "\($0.text)\n" }.joined())
        }
        if let platformsArgument {
            parts.append("Add to Package.swift, below 'name:':\n\n    \(platformsArgument)\n")
        }
        if let package {
            parts.append("Add to 'dependencies:' in Package.swift, before 'targets:':\n\n        \(package.text),\n")
        }
        if !functions.isEmpty { parts.append("Add to the end of Package.swift:\n\n\(extensions)") }
        if !rows.isEmpty { parts.append("Add to .layerguard:\n\n\(rows.map { "\($0)\n" }.joined())") }
        // The output adds the last newline.
        return String(parts.joined(separator: "\n").dropLast())
    }

    /// The package's argument `platforms:`; nil if there is none to add.
    var platformsArgument: String? {
        platforms.isEmpty ? nil : "platforms: [\(platforms.map(\.text).joined(separator: ", "))],"
    }

    /// Returns entries as lines of a list, each with its comments and a comma; an empty line precedes comments.
    static func lines(of entries: [ManifestEntry], indentedBy indentation: String) -> String {
        let groups = entries.enumerated().map { index, entry in
            let isApart = index > 0 && !entry.comments.isEmpty
            return (isApart ? [""] : []) + entry.comments + ["\(entry.text),"]
        }
        return groups.joined().flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
            .map { "\($0.isEmpty ? "" : indentation)\($0)\n" }.joined()
    }

    /// The functions, in an extension for each type.
    var extensions: String {
        var types: [String] = []
        for type in functions.map(\.type) where !types.contains(type) { types.append(type) }
        return types.map { type in
            let texts = functions.filter { $0.type == type }.map(\.text)
            return "extension \(type) {\n\(texts.joined(separator: "\n\n"))\n}\n"
        }.joined(separator: "\n")
    }
}
