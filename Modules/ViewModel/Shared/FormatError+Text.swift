import Foundation
public import Model

nonisolated extension FormatError {
    /// The place of the format error, what was expected, and what was found.
    public var text: String {
        if found == .nothing, !path.isEmpty { return "“\(path)” is missing" }
        let part = path.isEmpty ? "" : "“\(path)”: "
        let place = position.map { "at line \($0.line), column \($0.column)" }
        switch (expected, found) {
        case (.value, .other): return path.isEmpty ? "the format is unknown" : "“\(path)” has no valid value"
        case (.json, .other): return "\(part)the text is not JSON"
        case (.json, .end): return part + ["the JSON ends too early", place].compactMap(\.self).joined(separator: ", ")
        default:
            let found = [found.text, place].compactMap(\.self).joined(separator: " ")
            return "\(part)expected \(expected.text), got \(found)"
        }
    }
}

nonisolated extension FormatError.Expected {
    fileprivate var text: String {
        switch self {
        case .value: "a value"
        case .json: "JSON"
        case .object: "an object"
        case .list: "a list"
        case .text: "text"
        case .boolean: "true or false"
        case .number: "a number"
        case .wholeNumber(let range): range.text
        case .depth(let most): "at most \(most) nested lists and objects"
        case .end: "the end of the data"
        case .listOrObject(let key): "a list or an object with \(key)"
        case .uuid: "a UUID"
        case .exactly(let text): "“\(text)”"
        case .like(let example): "a value such as \(example)"
        case .below(let value): "less than \(value)"
        case .uniqueID: "a unique ID"
        case .bytes(let count): byteCount(count)
        }
    }
}

nonisolated extension ClosedRange<Int> {
    fileprivate var text: String {
        switch (lowerBound, upperBound) {
        case (Int.min, Int.max): "a whole number"
        case (_, Int.max): "a whole number of at least \(lowerBound)"
        default: "a whole number from \(lowerBound) to \(upperBound)"
        }
    }
}

nonisolated extension FormatError.Found {
    fileprivate var text: String {
        switch self {
        case .nothing: "nothing"
        case .null: "null"
        case .object: "an object"
        case .list: "a list"
        case .text(let text): text.quotedExcerpt()
        case .character(let character): character.text
        case .end: "the end of the data"
        case .more: "more"
        case .value(let value): value
        case .bytes(let count): byteCount(count)
        case .invalidUTF8: "bytes that are not UTF-8"
        case .other: "an unreadable value"
        }
    }
}

nonisolated extension Character {
    /// The character in quotation marks; for a quotation mark, its name; for an invisible character, its number.
    fileprivate var text: String {
        switch self {
        case "\"": return "a quotation mark"
        case "'": return "a single quotation mark"
        case "\u{2018}"..."\u{201F}": return "a curly quotation mark"
        default: break
        }
        let isVisible = unicodeScalars.contains { scalar in
            let properties = scalar.properties
            return !properties.isWhitespace && ![.control, .format].contains(properties.generalCategory)
        }
        guard !isVisible else { return "“\(self)”" }
        return unicodeScalars.map { String(format: "U+%04X", $0.value) }.joined(separator: " ")
    }
}

nonisolated private func byteCount(_ count: Int) -> String { "\(count) \(count == 1 ? "byte" : "bytes")" }
