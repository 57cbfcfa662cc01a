/// A snapshot's text as a multi-line string literal, with as many pounds as the text needs.
///
/// Characters that a source should not contain, such as control characters, are escaped. So is a blank at the end of a
/// line, because editors would remove it.
struct SwiftLiteral: CustomStringConvertible {
    private let lines: [String]
    private let pounds: String
    private let indentation: String
    private let newline: String

    init(_ text: SnapshotText, indentation: String, newline: String) {
        let scalars = Array(text.given.unicodeScalars)
        let pounds = String(repeating: "#", count: Self.poundCount(for: scalars))
        lines = scalars.split(separator: "\n", omittingEmptySubsequences: false)
            .map { Self.line($0, escape: "\\\(pounds)") }
        self.pounds = pounds
        self.indentation = indentation
        self.newline = newline
    }

    /// The literal without the indentation of its first line.
    var description: String {
        let indented = lines.map { $0.isEmpty ? "" : indentation + $0 }
        return (["\(pounds)\"\"\""] + indented + ["\(indentation)\"\"\"\(pounds)"]).joined(separator: newline)
    }

    /// Returns the number of pounds that prevent the text from closing the literal or starting an escape.
    private static func poundCount(for text: [Unicode.Scalar]) -> Int {
        var count = 0
        for index in text.indices {
            let length = text[index] == "\\" ? 1 : text.hasText(["\"", "\"", "\""], at: index) ? 3 : 0
            guard length > 0 else { continue }
            count = max(count, text[(index + length)...].prefix { $0 == "#" }.count + 1)
        }
        return count
    }

    private static func line(_ line: ArraySlice<Unicode.Scalar>, escape: String) -> String {
        line.indices.reduce(into: "") { text, index in
            let scalar = line[index]
            let isBlankAtEnd = index == line.endIndex - 1 && scalar.isBlank
            if isBlankAtEnd || scalar.needsEscape {
                text += "\(escape)u{\(String(scalar.value, radix: 16, uppercase: true))}"
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
    }
}

extension Unicode.Scalar {
    /// Whether a source should not contain this scalar: a control character, or one that could hide or reorder code.
    fileprivate var needsEscape: Bool {
        if isASCII { return isInvisible }
        return switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        // This character joins emoji, which could not be recognised if it were escaped.
        case .format: self != "\u{200D}"
        default: properties.isNoncharacterCodePoint
        }
    }
}
