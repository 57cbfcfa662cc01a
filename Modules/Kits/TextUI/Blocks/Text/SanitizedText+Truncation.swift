extension SanitizedText {
    /// Returns this text if it fits in `width` cells, or else its beginning, followed by `ellipsis`.
    func truncated(to width: Int, ellipsis: SanitizedText) -> SanitizedText {
        self.width <= width ? self : cut(to: width, ellipsis: ellipsis)
    }

    /// Returns the beginning of this text, followed by `ellipsis`; both together fit in `width` cells.
    func cut(to width: Int, ellipsis: SanitizedText) -> SanitizedText {
        let beginning = prefix(width: max(0, width - ellipsis.width)).withoutTrailingBlanks
        return SanitizedText(beginning.string + ellipsis.string).prefix(width: width)
    }
}
