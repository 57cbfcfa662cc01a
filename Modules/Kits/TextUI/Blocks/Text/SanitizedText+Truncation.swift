extension SanitizedText {
    /// Returns this text if it fits in `width` cells, or else its beginning and `ellipsis`.
    func truncated(to width: Int, ellipsis: SanitizedText) -> SanitizedText {
        self.width <= width ? self : cut(to: width, mode: .tail, ending: self, ellipsis: ellipsis)
    }

    /// Returns `ellipsis` with as much of this text's beginning, of the end of `ending`, or of both as fits in `width`
    /// cells.
    ///
    /// If both are shown, a left-over cell goes to the beginning.
    func cut(
        to width: Int, mode: Text.TruncationMode, ending: SanitizedText, ellipsis: SanitizedText
    ) -> SanitizedText {
        let room = max(0, width - ellipsis.width)
        let end = mode == .middle ? ending.suffix(width: room / 2) : SanitizedText("")
        let beginning = prefix(width: room - end.width)
        let parts = [beginning.withoutTrailingBlanks, ellipsis, end.withoutLeadingBlanks]
        return SanitizedText(parts.map(\.string).joined()).prefix(width: width)
    }

    private var withoutLeadingBlanks: SanitizedText {
        SanitizedText(sanitized: String(string.drop { $0 == " " }))
    }
}
