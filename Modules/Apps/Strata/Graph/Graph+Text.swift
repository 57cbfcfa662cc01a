nonisolated extension Graph {
    /// The drawing as text, at most 80 columns wide.
    var text: String { groups.map(box).joined(separator: "\n\n") }

    private static let width = 80

    /// Returns a box with a row for each node.
    private func box(_ group: GraphGroup) -> String {
        let names = group.nodes.indices.map { name(at: $0, in: group) }
        let left = max(names.map(\.count).max() ?? 0, group.title.count) + 2
        let right = Self.width - left - 3
        let rows = zip(names, group.nodes).map { name, node in
            let lines = wrapped(seen(by: node), width: right - 2)
            return (lines.isEmpty ? [""] : lines).enumerated()
                .map { "│ \(($0 == 0 ? name : "").padded(to: left - 1))│ \($1.padded(to: right - 1))│" }
                .joined(separator: "\n")
        }
        let line = { (ends: (String, String, String)) in
            ends.0 + String(repeating: "─", count: left) + ends.1 + String(repeating: "─", count: right) + ends.2
        }
        let title = "┌ \(group.title) " + line(("┌", "┬", "┐")).dropFirst(group.title.count + 3)
        let body = rows.joined(separator: group.isStack ? "\n\(line(("├", "┼", "┤")))\n" : "\n")
        return "\(title)\n\(body)\n\(line(("└", "┴", "┘")))"
    }

    /// Returns a node's name; a layer's name follows its number, counted from the bottom.
    private func name(at index: Int, in group: GraphGroup) -> String {
        let name = group.nodes[index].name
        return group.isStack ? "\(group.nodes.count - index)  \(name)" : name
    }

    private func seen(by node: GraphNode) -> String {
        [needs(of: node).joined(separator: ", "), node.note].filter { !$0.isEmpty }.joined(separator: " + ")
    }

    /// Breaks a list into lines after its commas.
    private func wrapped(_ text: String, width: Int) -> [String] {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let last = lines.last, last.count + word.count < width {
                lines[lines.count - 1] = "\(last) \(word)"
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }
}

nonisolated extension String {
    fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
