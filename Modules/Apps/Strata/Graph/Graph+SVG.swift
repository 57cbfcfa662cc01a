nonisolated extension Graph {
    /// The drawing as an SVG picture: a matrix, in which a dot says that the row needs the column.
    ///
    /// The parts stand in an order in which every dot is above the diagonal, unless two need each other.
    var svg: String { GraphPicture(self).svg }
}

/// The measures of a matrix and its parts.
nonisolated private struct GraphPicture {
    private struct Line {
        let node: GraphNode
        let title: String
        let group: Int
        let offset: Int
    }

    private static let step = 24
    private static let gap = 24
    private static let side = 208

    /// The height of the columns' names, which lean.
    private let head: Int

    private let graph: Graph
    private let rows: [Line]
    private let columns: [Line]

    init(_ graph: Graph) {
        self.graph = graph
        let needed = Set(graph.edges.values.joined())
        rows = Self.lines(of: graph, titleWidth: 0) { !graph.listsGroups || !(graph.edges[$0.id] ?? []).isEmpty }
        columns = Self.lines(of: graph, titleWidth: 7) { needed.contains($0.id) }
        head = (columns.map { $0.node.name.count }.max() ?? 0) * 6 + 24
    }

    /// Returns the lines of all groups, with gaps between these.
    ///
    /// - Parameter titleWidth: The room for each letter of a group's title along its lines.
    private static func lines(
        of graph: Graph, titleWidth: Int, where isShown: (GraphNode) -> Bool
    ) -> [Line] {
        var lines: [Line] = []
        var offset = 0
        var titleEnd = 0
        for (number, group) in graph.groups.enumerated() {
            let nodes = group.nodes.filter(isShown)
            guard !nodes.isEmpty else { continue }
            if !lines.isEmpty { offset = max(offset + gap, titleEnd) }
            titleEnd = offset + group.title.count * titleWidth
            for node in nodes {
                lines.append(Line(node: node, title: group.title, group: number, offset: offset))
                offset += step
            }
        }
        return lines
    }

    private func end(of lines: [Line]) -> Int { (lines.last?.offset ?? 0) + Self.step }

    var svg: String {
        let notes = rows.map { $0.node.note.count * 6 }.max() ?? 0
        let names = columns.map { $0.offset + $0.node.name.count * 5 + 24 }.max() ?? 0
        let width = Self.side + max(names, end(of: columns) + notes + 40)
        let height = head + end(of: rows) + 28
        let parts = bands + rows.enumerated().map(label) + columns.map(heading) + rows.flatMap(dots)
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
            viewBox="0 0 \(width) \(height)" font-family="system-ui, sans-serif" font-size="13">
            <style>
            rect.page { fill: #ffffff } rect.band { fill: #f2f4f7 } text { fill: #1f2430 }
            text.title, text.note { fill: #667085; font-size: 11px } line { stroke: #d5dae3 } circle { fill: #3366cc }
            @media (prefers-color-scheme: dark) {
            rect.page { fill: #14171d } rect.band { fill: #1e232c } text { fill: #e6e9ef }
            text.title, text.note { fill: #98a2b3 } line { stroke: #343b48 } circle { fill: #7aa2f7 }
            }
            </style>
            <rect class="page" width="\(width)" height="\(height)"/>
            \(parts.joined(separator: "\n"))
            </svg>
            """
    }

    /// A band behind the rows of each group, with its title, and lines to follow a row and a column by.
    private var bands: [String] {
        var parts: [String] = []
        let width = end(of: columns)
        for number in graph.groups.indices {
            let lines = rows.filter { $0.group == number }
            guard let first = lines.first, let last = lines.last else { continue }
            let height = last.offset + Self.step - first.offset
            parts.append(
                """
                <rect class="band" x="8" y="\(head + first.offset)" width="\(Self.side + width)" \
                height="\(height)" rx="6"/>
                <text class="title" x="16" y="\(head + first.offset + 16)">\(first.title.escaped)</text>
                """)
        }
        for (column, former) in zip(columns, [nil] + columns.map(\.group)) where column.group != former {
            let x = Self.side + column.offset + Self.step / 2 - 4
            let y = head + end(of: rows) + 16
            parts.append("<text class=\"title\" x=\"\(x)\" y=\"\(y)\">\(column.title.escaped)</text>")
        }
        parts += columns.map { column in
            let x = Self.side + column.offset + Self.step / 2
            return "<line x1=\"\(x)\" y1=\"\(head - 4)\" x2=\"\(x)\" y2=\"\(head + end(of: rows))\"/>"
        }
        return parts
    }

    private func label(_ index: Int, _ row: Line) -> String {
        let y = head + row.offset + 17
        let note =
            row.node.note.isEmpty
            ? ""
            : "<text class=\"note\" x=\"\(Self.side + end(of: columns) + 20)\" y=\"\(y)\">\(row.node.note.escaped)</text>"
        return "<text x=\"\(Self.side - 12)\" y=\"\(y)\" text-anchor=\"end\">\(row.node.name.escaped)</text>\(note)"
    }

    private func heading(_ column: Line) -> String {
        let x = Self.side + column.offset + Self.step / 2 + 4
        let y = head - 10
        return "<text x=\"\(x)\" y=\"\(y)\" transform=\"rotate(-55 \(x) \(y))\">\(column.node.name.escaped)</text>"
    }

    private func dots(of row: Line) -> [String] {
        let needed = Set(graph.edges[row.node.id] ?? [])
        return columns.filter { needed.contains($0.node.id) }.map { column in
            let x = Self.side + column.offset + Self.step / 2
            return "<circle cx=\"\(x)\" cy=\"\(head + row.offset + Self.step / 2)\" r=\"5\"/>"
        }
    }
}

nonisolated extension String {
    fileprivate var escaped: String { escaped { $0 } }
}
