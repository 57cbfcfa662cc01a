extension SanitizedText {
    /// The lines that this text takes in `width` cells, at most `limit`; the last of these holds all the rest, however
    /// wide it is.
    ///
    /// A line ends at blanks, which then are left out, beside a wide character, or within a word wider than a line.
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

/// The line that wrapping is at, and where it may end.
private struct OpenLine {
    private(set) var start: String.Index
    /// The cells that have been taken since the start.
    private(set) var cells = 0
    var ending: Ending?
    private var endsInBlank = true
    private var endsInWide = false

    /// Where a line ends, where the next one begins, and the cells from this one's start to there.
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

    /// Blanks at the beginning of the text are part of its first word; a line break swallows all others.
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
