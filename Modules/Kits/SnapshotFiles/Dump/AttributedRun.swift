import Foundation

/// A stretch of an attributed text; all its characters have the same attributes.
struct AttributedRun {
    let text: String
    let attributes: [Attribute]

    struct Attribute {
        let name: String
        let value: Any
    }

    /// Returns the runs of an attributed text; nil for any other value.
    static func of(_ value: Any) -> [AttributedRun]? {
        switch value {
        case let text as AttributedString: runs(of: text[text.startIndex..<text.endIndex])
        case let text as AttributedSubstring: runs(of: text)
        // Only class instances are cast: any other value would be bridged, which is slow.
        default: type(of: value) is AnyClass ? (value as? NSAttributedString).map(runs(of:)) : nil
        }
    }

    private static func runs(of text: AttributedSubstring) -> [AttributedRun] {
        text.runs.map { run in
            AttributedRun(text: String(text[run.range].characters), attributes: run.attributes.sorted)
        }
    }

    private static func runs(of text: NSAttributedString) -> [AttributedRun] {
        var runs: [AttributedRun] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            let sorted = attributes.map { Attribute(name: $0.key.rawValue, value: $0.value) }.sorted {
                $0.name < $1.name
            }
            runs.append(AttributedRun(text: text.attributedSubstring(from: range).string, attributes: sorted))
        }
        return runs
    }
}

extension AttributeContainer {
    /// The attributes, sorted by name and read from a mirror, because Foundation offers no list of them.
    var sorted: [AttributedRun.Attribute] {
        guard let contents = Mirror(reflecting: self).descendant("storage", "contents") as? any Collection else {
            return description.isEmpty ? [] : [AttributedRun.Attribute(name: "attributes", value: description)]
        }
        return Mirror(reflecting: contents).children.compactMap { entry in
            let pair = Mirror(reflecting: entry.value).children.map(\.value)
            guard pair.count == 2, let name = pair[0] as? String else { return nil }
            let value = Mirror(reflecting: pair[1]).descendant("_rawValue") ?? pair[1]
            return AttributedRun.Attribute(name: name, value: value)
        }.sorted { $0.name < $1.name }
    }
}
