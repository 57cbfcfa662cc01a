extension SanitizedText {
    /// Returns this text in lines of at most `width` cells.
    ///
    /// If the text needs more than `limit` lines, line `limit` holds all the rest, even if it is wider than `width`.
    ///
    /// A line ends at blanks (which are dropped), next to a wide character, or inside a word wider than a line.
    ///
    /// Complexity: O(characters).
    func wrapped(to width: Int, limit: Int) -> [SanitizedText] {
        guard self.width > width else { return [self] }
        var lines: [SanitizedText] = []
        var line = OpenLine(start: string.startIndex)
        string.forEachCluster { place, cells, scalar in
            if scalar == " " {
                line.takeBlank(place)
            } else {
                if line.isBreakable(before: cells) { line.ending = line.end(at: place.lowerBound) }
                if line.cells > 0, line.cells + cells > width {
                    let ending = line.ending ?? line.end(at: place.lowerBound)
                    lines.append(part(line.start..<ending.end))
                    line.begin(after: ending)
                }
                line.take(cells)
            }
            return lines.count < limit - 1
        }
        let rest = part(line.start..<string.endIndex)
        lines.append(rest.width > width ? rest.withoutTrailingBlanks : rest)
        return lines
    }

    var withoutTrailingBlanks: SanitizedText {
        let last = string.lastIndex { $0 != " " }
        return part(string.startIndex..<(last.map { string.index(after: $0) } ?? string.startIndex))
    }

    private func part(_ range: Range<String.Index>) -> SanitizedText {
        SanitizedText(sanitized: String(string[range]))
    }
}

/// The line that is being filled, and where it may end.
private struct OpenLine {
    private(set) var start: String.Index
    /// The number of cells since the start.
    private(set) var cells = 0
    var ending: Ending?
    private var endsInBlank = true
    private var endsInWide = false

    /// A place where the line may end: the end of its text, the start of the next line, and the number of cells between
    /// the starts of both lines.
    struct Ending {
        let end: String.Index
        let next: String.Index
        let cells: Int
    }

    init(start: String.Index) {
        self.start = start
    }

    func end(at place: String.Index) -> Ending {
        Ending(end: place, next: place, cells: cells)
    }

    func isBreakable(before width: Int) -> Bool {
        !endsInBlank && (width == 2 || endsInWide)
    }

    mutating func take(_ width: Int) {
        cells += width
        endsInBlank = false
        endsInWide = width == 2
    }

    /// Adds a blank.
    ///
    /// Blanks at the start of the text belong to its first word; other blanks are dropped if a line breaks there.
    mutating func takeBlank(_ place: Range<String.Index>) {
        let end = endsInBlank ? ending?.end : place.lowerBound
        cells += 1
        ending = end.map { Ending(end: $0, next: place.upperBound, cells: cells) }
        endsInBlank = true
    }

    mutating func begin(after ending: Ending) {
        start = ending.next
        cells -= ending.cells
        self.ending = nil
    }
}
