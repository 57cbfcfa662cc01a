/// A declaration, statement or element of a list in a formatted source, with the lines that belong to it.
nonisolated struct SourceItem {
    /// Its lines as they are written, with the comments before it.
    let lines: [String]
    /// The place of its first line that is no comment or attribute.
    private let start: Int

    /// Returns the items of a file, or of the lines between an item's first and last one.
    ///
    /// An item ends before the next line that is indented no deeper, unless that closes a bracket of it.
    static func all(in lines: [String]) -> [SourceItem] {
        guard let indentation = lines.filter({ !$0.isBlank }).map(\.indentation).min() else { return [] }
        var items: [SourceItem] = []
        var current: [String] = []
        for line in lines {
            let isStart = !line.isBlank && line.indentation == indentation && !line.closesBracket
            if isStart || line.isBlank, current.contains(where: { !$0.isIntroduction }) {
                if isStart || current.last.map({ $0.indentation == indentation }) == true {
                    items.append(SourceItem(current))
                    current = []
                }
            }
            if !line.isBlank || !current.isEmpty { current.append(line) }
        }
        if !current.allSatisfy(\.isBlank) { items.append(SourceItem(current)) }
        return items
    }

    private init(_ lines: [String]) {
        var lines = lines[...]
        while lines.last?.isBlank == true { lines.removeLast() }
        self.lines = Array(lines)
        start = self.lines.firstIndex { !$0.isIntroduction } ?? 0
    }

    /// The first line that is no comment or attribute, without indentation.
    var head: String { lines.indices.contains(start) ? String(lines[start].drop { $0 == " " }) : "" }

    /// Its code, with the comments left out.
    var code: SwiftCode { SwiftCode(lines.joined(separator: "\n")) }

    /// What it is made of, if it is a type, an extension, an initialiser or a list; otherwise nothing.
    var parts: [SourceItem] {
        guard head.contains(#/^(?:[a-z]+ )*(?:(?:class|struct|enum|extension|init)\b|let \w+ = \[$)/#),
            let open = lines[start...].firstIndex(where: { $0.hasSuffix("{") || $0.hasSuffix("= [") }),
            open + 1 < lines.count
        else { return [] }
        return Self.all(in: Array(lines[(open + 1)..<(lines.count - 1)]))
    }

    /// What it declares, such as `extension Place` or `static let all`.
    var title: String {
        let end = head.firstIndex { "({:=".contains($0) } ?? head.endIndex
        return String(head[..<end].trimmingSuffix { $0 == " " })
    }

    /// The name of the property that it declares, or gives a value; nil if it does neither.
    var property: String? {
        let declaration = #/^(?:@?\w+(?:\(set\))? )*(?:let|var) (\w+)/#
        let assignment = #/^(?:self\.)?(\w+) = /#
        return (head.firstMatch(of: declaration)?.1 ?? head.firstMatch(of: assignment)?.1).map(String.init)
    }
}

nonisolated extension StringProtocol where SubSequence == Substring {
    fileprivate func trimmingSuffix(_ isTrimmed: (Character) -> Bool) -> Substring {
        let end = lastIndex { !isTrimmed($0) }.map(index(after:)) ?? startIndex
        return self[..<end]
    }
}

nonisolated extension String {
    fileprivate var indentation: Int { prefix { $0 == " " }.count }
    fileprivate var isBlank: Bool { allSatisfy { $0 == " " } }
    private var content: Substring { drop { $0 == " " } }
    /// Whether it stands before what it is about: a comment, or an attribute on a line of its own.
    fileprivate var isIntroduction: Bool {
        isBlank || content.hasPrefix("//") || content.hasPrefix("@") && !content.contains(" ")
    }
    fileprivate var closesBracket: Bool { content.first.map { "})]".contains($0) } ?? false }
}
