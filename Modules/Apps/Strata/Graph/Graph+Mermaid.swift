nonisolated extension Graph {
    /// The drawing as a Mermaid flowchart, which GitHub draws in a block of that language.
    var mermaid: String {
        var lines = ["flowchart TD"]
        for (number, group) in groups.enumerated() where !group.nodes.isEmpty {
            lines.append("    subgraph group\(number)[\"\(group.title)\"]")
            for node in group.nodes {
                let note = node.note.isEmpty ? "" : "<br/><small>\(node.note)</small>"
                lines.append("        \(identity(of: node.id))[\"\(node.name)\(note)\"]")
            }
            lines.append("    end")
        }
        for node in groups.flatMap(\.nodes) {
            let needed = needs(of: node).flatMap(\.nodes).map { identity(of: $0.id) }
            if !needed.isEmpty { lines.append("    \(identity(of: node.id)) --> \(needed.joined(separator: " & "))") }
        }
        return lines.joined(separator: "\n")
    }

    /// Returns a name that Mermaid accepts: a word such as `end` or `graph` alone would be a keyword.
    private func identity(of id: String) -> String {
        "n_" + String(id.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    }
}
