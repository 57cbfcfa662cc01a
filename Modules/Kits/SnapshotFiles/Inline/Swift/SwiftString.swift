/// A string literal of a source, with or without pounds, on one line or several.
struct SwiftString {
    /// The literal with its delimiters.
    let range: Range<Int>
    /// The value as the compiler would read it; nil if it has interpolations or is not valid.
    let value: String?

    /// Reads the literal that starts at `start`; returns nil if none does, or if the literal has no end.
    init?(in source: [Unicode.Scalar], at start: Int) {
        let pounds = source[start...].prefix { $0 == "#" }.count
        let quotes = start + pounds
        guard source.hasText(["\""], at: quotes) else { return nil }
        let isMultiline = Self.opensMultiline(source, at: quotes)
        let delimiter = Delimiter(pounds: pounds, isMultiline: isMultiline)
        let first = quotes + (isMultiline ? 3 : 1)
        var index = first
        var isInterpolated = false
        while !source.hasText(delimiter.closing, at: index) {
            guard index < source.count, isMultiline || !source[index].isSwiftNewline else { return nil }
            guard source.hasText(delimiter.escape, at: index) else {
                index += 1
                continue
            }
            index += delimiter.escape.count
            if source.hasText(["("], at: index) {
                isInterpolated = true
                index = Self.interpolationEnd(in: source, at: index)
            } else if index < source.count, !source[index].isSwiftNewline {
                index += 1
            }
        }
        range = start..<index + delimiter.closing.count
        value = isInterpolated ? nil : SwiftStringValue(of: source[first..<index], in: delimiter)?.text
    }

    struct Delimiter {
        let isMultiline: Bool
        let closing: [Unicode.Scalar]
        let escape: [Unicode.Scalar]

        init(pounds: Int, isMultiline: Bool) {
            self.isMultiline = isMultiline
            let pounds = [Unicode.Scalar](repeating: "#", count: pounds)
            closing = [Unicode.Scalar](repeating: "\"", count: isMultiline ? 3 : 1) + pounds
            escape = ["\\"] + pounds
        }
    }

    /// Returns whether three quotes open a multi-line literal: a newline must follow them, unlike those of `#"""#`.
    private static func opensMultiline(_ source: [Unicode.Scalar], at quotes: Int) -> Bool {
        guard source.hasText(["\"", "\"", "\""], at: quotes) else { return false }
        let rest = source[(quotes + 3)...].drop { $0 == " " || $0 == "\t" }
        return rest.first?.isSwiftNewline == true
    }

    private static func interpolationEnd(in source: [Unicode.Scalar], at opening: Int) -> Int {
        var scanner = SwiftScanner(source, at: opening)
        var depth = 0
        while let token = scanner.next() {
            switch token.kind {
            case .opening: depth += 1
            case .closing: depth -= 1
            case .string, .other: break
            }
            if depth == 0 { return token.range.upperBound }
        }
        return source.count
    }
}
