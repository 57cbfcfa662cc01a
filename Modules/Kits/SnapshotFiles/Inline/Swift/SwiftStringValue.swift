/// The value of a string literal, read as the compiler reads it.
struct SwiftStringValue {
    let text: String

    /// - Parameter content: The text between the delimiters.
    init?(of content: ArraySlice<Unicode.Scalar>, in delimiter: SwiftString.Delimiter) {
        guard delimiter.isMultiline else {
            guard let text = Self.unescaped(content, delimiter) else { return nil }
            self.text = text
            return
        }
        var lines = Self.lines(of: content)
        // The first line holds the opening delimiter, and the last line is the indentation of all others.
        guard lines.count > 1, let indentation = lines.popLast(), indentation.allSatisfy(Self.isBlank) else {
            return nil
        }
        var unindented: [Unicode.Scalar] = []
        for (number, line) in lines.dropFirst().enumerated() {
            if number > 0 { unindented.append("\n") }
            if line.starts(with: indentation) {
                unindented += line.dropFirst(indentation.count)
            } else if !line.allSatisfy(Self.isBlank) {
                return nil
            }
        }
        guard let text = Self.unescaped(unindented[...], delimiter) else { return nil }
        self.text = text
    }

    private static func lines(of content: ArraySlice<Unicode.Scalar>) -> [ArraySlice<Unicode.Scalar>] {
        var lines: [ArraySlice<Unicode.Scalar>] = []
        var rest = content
        while let newline = rest.firstIndex(where: \.isSwiftNewline) {
            lines.append(rest[..<newline])
            rest = rest[newline...].dropFirst(rest[newline...].starts(with: ["\r", "\n"]) ? 2 : 1)
        }
        return lines + [rest]
    }

    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }

    private static func unescaped(
        _ content: ArraySlice<Unicode.Scalar>, _ delimiter: SwiftString.Delimiter
    ) -> String? {
        var text: [Unicode.Scalar] = []
        var rest = content
        while let scalar = rest.first {
            guard rest.starts(with: delimiter.escape) else {
                text.append(scalar)
                rest.removeFirst()
                continue
            }
            rest = rest.dropFirst(delimiter.escape.count)
            guard let kind = rest.popFirst() else { return nil }
            if let plain = plain[kind] {
                text.append(plain)
            } else if kind == "u" {
                guard let scalar = takeCodePoint(&rest) else { return nil }
                text.append(scalar)
            } else {
                // A backslash at the end of a line, with or without blanks after it, joins the line with the next.
                let line = ([kind] + rest).drop(while: isBlank)
                guard delimiter.isMultiline, line.first == "\n" else { return nil }
                rest = line.dropFirst()
            }
        }
        return String(text)
    }

    private static let plain: [Unicode.Scalar: Unicode.Scalar] = [
        "0": "\0", "\\": "\\", "t": "\t", "n": "\n", "r": "\r", "\"": "\"", "'": "'",
    ]

    /// Takes a code point such as `{1F600}`.
    private static func takeCodePoint(_ rest: inout ArraySlice<Unicode.Scalar>) -> Unicode.Scalar? {
        guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}") else { return nil }
        defer { rest = rest[(end + 1)...] }
        return UInt32(String(rest[..<end]), radix: 16).flatMap(Unicode.Scalar.init)
    }
}
