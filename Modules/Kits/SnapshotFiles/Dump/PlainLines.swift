import Foundation

/// Returns the lines of a simple value, such as a text or a number; nil for a value that is made of parts.
func plainLines(of value: Any) -> [String]? {
    switch value {
    case let text as any StringProtocol: String(text).quotedLines
    case let character as Character: String(character).quotedLines
    case let scalar as Unicode.Scalar: String(scalar).quotedLines
    case let text as StaticString: "\(text)".quotedLines
    case is Bool, is any BinaryInteger, is any BinaryFloatingPoint, is Decimal, is Duration: ["\(value)"]
    case is any RangeExpression<Int>: ["\(value)"]
    case let date as Date: [date.iso8601]
    case let url as URL: [url.absoluteString]
    case let identifier as UUID: [identifier.uuidString]
    case let data as Data: data.hexadecimalLines
    case let locale as Locale: ["Locale(\(locale.identifier))"]
    case let zone as TimeZone: ["TimeZone(\(zone.identifier))"]
    case let calendar as Calendar: ["Calendar(\(calendar.identifier))"]
    case let text as NSString: text.description.quotedLines
    case let number as NSNumber: [number.stringValue]
    case let characters as CharacterSet: characters.rangeLines
    case let expression as NSRegularExpression: expression.literalLines
    case let type as any Any.Type: ["\(type).self"]
    // Without the address, which differs in every run.
    case is any _Pointer: ["\(type(of: value))"]
    default: nil
    }
}

extension Date {
    /// The date in ISO 8601, with milliseconds unless it is a whole second.
    package var iso8601: String {
        let seconds = timeIntervalSinceReferenceDate
        return formatted(ISO8601FormatStyle(includingFractionalSeconds: seconds != seconds.rounded()))
    }
}

extension Data {
    /// The bytes in hexadecimal, sixteen on a line.
    fileprivate var hexadecimalLines: [String] {
        let digits = map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
        let lines = stride(from: 0, to: count, by: 16).map { digits.dropFirst($0).prefix(16).joined(separator: " ") }
        return lines.count > 1 ? ["Data("] + lines.indented + [")"] : ["Data(\(lines.joined()))"]
    }
}
