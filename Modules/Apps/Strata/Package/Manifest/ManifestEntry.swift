/// An entry of a list in a manifest, as it is written.
nonisolated struct ManifestEntry: Equatable {
    /// The lines of comments above it, without indentation.
    let comments: [String]
    /// Its lines, without a comma at the end and without the list's indentation.
    let text: String
}

nonisolated extension ManifestEntry {
    /// The function that it calls, such as `kit`; empty if it calls none.
    var function: String { String(text.drop { $0 == "." }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }) }

    /// Returns the entry with only those names in its list after `label` that `isKept` tells.
    ///
    /// The list is written on one line if it fits within 120 columns, and otherwise as the formatter would write it.
    func keeping(in label: String, _ isKept: (String) -> Bool) -> ManifestEntry {
        replacing(in: label) { $0.filter(isKept) }
    }

    /// Returns the entry with more names at the end of its list after `label`; nil if it has none.
    func adding(_ names: [String], in label: String) -> ManifestEntry? {
        guard text.contains("\(label): [") else { return nil }
        return replacing(in: label) { $0 + names }
    }

    private func replacing(in label: String, _ replace: ([String]) -> [String]) -> ManifestEntry {
        guard let list = text.firstRange(of: "\(label): ["), let end = text[list.upperBound...].firstIndex(of: "]")
        else { return self }
        let names = text[list.upperBound..<end].split(whereSeparator: { ", \n".contains($0) }).map(String.init)
        // Other dependencies than names are left as they are.
        guard names.allSatisfy({ $0.hasPrefix("\"") && $0.hasSuffix("\"") }) else { return self }
        let kept = replace(names.map { String($0.dropFirst().dropLast()) }).map { "\"\($0)\"" }
        guard kept != names else { return self }
        let before = text[..<list.upperBound]
        // The label begins a line of its own if the list is broken.
        let isBroken = text[list.upperBound..<end].contains("\n")
        let lineStart = before.lastIndex(of: "\n").map { before.index(after: $0) } ?? before.startIndex
        let indentation = String(before[lineStart...].prefix { $0 == " " })
        let line = "\(before[lineStart...])\(kept.joined(separator: ", "))"
        let rest = text[end...]
        guard isBroken, line.count + 8 + rest.prefix(while: { $0 != "\n" }).count > 120 else {
            return ManifestEntry(comments: comments, text: "\(before)\(kept.joined(separator: ", "))\(rest)")
        }
        let lines = kept.wrapped(width: 108 - indentation.count).map { "\(indentation)    \($0)\n" }.joined()
        return ManifestEntry(comments: comments, text: "\(before)\n\(lines)\(indentation)\(rest)")
    }
}

nonisolated extension [String] {
    /// Joins names with commas into lines, each of which ends with a comma.
    fileprivate func wrapped(width: Int) -> [String] {
        var lines: [String] = []
        for name in self {
            if let last = lines.last, last.count + name.count + 2 <= width {
                lines[lines.count - 1] = "\(last) \(name),"
            } else {
                lines.append("\(name),")
            }
        }
        return lines
    }
}
