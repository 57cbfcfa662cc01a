extension String {
    /// The text as a Swift literal, with invisible characters escaped; several lines are put between triple quotes.
    var quotedLines: [String] {
        let lines = unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.count > 1 else { return ["\"\(unicodeScalars[...].escaped(escapingQuotes: true))\""] }
        return ["\"\"\""] + (lines.map { $0.escaped(escapingQuotes: false) } + ["\"\"\""]).indented
    }
}

extension [String] {
    var indented: [String] { map { $0.isEmpty ? $0 : "  \($0)" } }
}

extension Substring.UnicodeScalarView {
    fileprivate func escaped(escapingQuotes: Bool) -> String {
        var text = ""
        for scalar in self {
            switch scalar {
            case "\\": text += "\\\\"
            case "\"" where escapingQuotes: text += "\\\""
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case _ where scalar.isHidden: text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}

extension Unicode.Scalar {
    /// Whether this is a control, line-break or direction character; false for joiners and tags, which emoji and
    /// scripts need.
    fileprivate var isHidden: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        case .format: value != 0x200C && value != 0x200D && !(0xE0020...0xE007F).contains(value)
        default: false
        }
    }
}
