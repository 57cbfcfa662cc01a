import TextUI

nonisolated extension CellGrid {
    /// Returns where `text` begins, counting every character as one column; nil if the text is not visible.
    func place(of text: String) -> Point? {
        let lines = plainText.split(separator: "\n", omittingEmptySubsequences: false)
        for (y, line) in lines.enumerated() {
            guard let range = line.firstRange(of: text) else { continue }
            return Point(x: line[..<range.lowerBound].count, y: y)
        }
        return nil
    }

    /// Returns the text around `point`, up to the nearest borders or double spaces; nil if there is none.
    func text(at point: Point) -> String? {
        let lines = plainText.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.indices.contains(point.y) else { return nil }
        let line = lines[point.y]
        let parts = line.split(separator: /\ {2,}|[│║▸]/)
        return parts.last { part in
            line[..<part.startIndex].count <= point.x && line[..<part.endIndex].count > point.x
        }.map { $0.trimmingPrefix(" ") }.map { $0.last == " " ? String($0.dropLast()) : String($0) }
    }
}
