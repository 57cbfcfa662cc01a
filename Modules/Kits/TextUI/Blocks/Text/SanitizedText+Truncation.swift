extension SanitizedText {
    /// This text if it takes at most `width` cells, or else as much of it as leaves room for `ellipsis`.
    func truncated(to width: Int, ellipsis: SanitizedText) -> SanitizedText {
        self.width <= width ? self : cut(to: width, mode: .tail, ending: self, ellipsis: ellipsis)
    }

    /// As much as fits beside `ellipsis` into `width` cells of this text's beginning, of the end of `ending`, or of both.
    ///
    /// Where both show, a cell that is left over goes to the beginning.
    func cut(
        to width: Int, mode: Text.TruncationMode, ending: SanitizedText, ellipsis: SanitizedText
    ) -> SanitizedText {
        let room = max(0, width - ellipsis.width)
        let end =
            switch mode {
            case .head: ending.suffix(width: room)
            case .middle: ending.suffix(width: room / 2)
            case .tail: SanitizedText("")
            }
        let beginning = mode == .head ? SanitizedText("") : prefix(width: room - end.width)
        let parts = [beginning.withoutTrailingBlanks, ellipsis, end.withoutLeadingBlanks]
        return SanitizedText(parts.map(\.string).joined()).prefix(width: width)
    }

    private var withoutLeadingBlanks: SanitizedText {
        SanitizedText(sanitized: String(string.drop { $0 == " " }))
    }
}
