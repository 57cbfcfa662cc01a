import Foundation

/// An entry of a list in a manifest, as it is written.
nonisolated struct ManifestEntry: Equatable {
    /// The lines of comments above the entry, without indentation.
    let comments: [String]
    /// The entry's lines, without a comma at the end and without the list's indentation.
    let text: String
}

nonisolated extension ManifestEntry {
    /// The function that the entry calls, such as `kit`; empty if it calls none.
    var function: String { String(text.drop { $0 == "." }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }) }

    /// Returns the entry with each item of the list labelled `label` replaced or removed.
    ///
    /// The list stays on one line if it fits within 120 columns; otherwise, it is broken as the formatter breaks lists.
    ///
    /// - Parameter replace: Receives an item's name and returns its replacement, or nil to remove it.
    func mapping(in label: String, _ replace: (String) -> String?) -> ManifestEntry {
        replacing(in: label) { items in
            items.compactMap { replace($0.firstMatch(of: /"(.*?)"/).map { String($0.1) } ?? $0) }
        }
    }

    /// Returns the entry with more items at the end of the list labelled `label`; nil if no such list can be edited.
    func adding(_ items: [String], in label: String) -> ManifestEntry? {
        let edited = replacing(in: label) { $0 + items }
        return edited == self ? nil : edited
    }

    private func replacing(in label: String, _ replace: ([String]) -> [String]) -> ManifestEntry {
        let reader = ManifestReader(text)
        // If the list were joined into one line, a comment would hide the items after it.
        guard let list = reader.list(after: label), !text[list].contains("//") else { return self }
        let items = reader.parts(of: list).map { text[$0].trimmingCharacters(in: .whitespacesAndNewlines) }
            .filter { !$0.isEmpty }
        let kept = replace(items)
        guard kept != items else { return self }
        let end = list.upperBound
        let before = text[..<list.lowerBound]
        let lineStart = before.lastIndex(of: "\n").map { before.index(after: $0) } ?? before.startIndex
        let indentation = String(before[lineStart...].prefix { $0 == " " })
        let line = "\(before[lineStart...])\(kept.joined(separator: ", "))"
        let rest = text[end...]
        guard line.count + 8 + rest.prefix(while: { $0 != "\n" }).count > 120 else {
            return ManifestEntry(comments: comments, text: "\(before)\(kept.joined(separator: ", "))\(rest)")
        }
        let lines = kept.wrapped(width: 108 - indentation.count).map { "\(indentation)    \($0)\n" }.joined()
        return ManifestEntry(comments: comments, text: "\(before)\n\(lines)\(indentation)\(rest)")
    }
}

nonisolated extension [String] {
    /// Joins items with commas into lines, each of which ends with a comma.
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
