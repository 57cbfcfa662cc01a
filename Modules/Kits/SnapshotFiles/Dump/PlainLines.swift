import Foundation

/// Returns the lines of a simple value, such as a text or a number; nil for a value that is made of parts.
func plainLines(of value: Any) -> [String]? {
    if type(of: value) is AnyClass, let lines = plainLines(ofInstance: value) { return lines }
    return switch value {
    case let text as any StringProtocol: String(text).quotedLines
    case let character as Character: String(character).quotedLines
    case let scalar as Unicode.Scalar: String(scalar).quotedLines
    case let text as StaticString: "\(text)".quotedLines
    case is Bool, is any BinaryInteger, is any BinaryFloatingPoint, is Decimal, is Duration, is any SIMD: ["\(value)"]
    case is Range<Int>, is ClosedRange<Int>, is PartialRangeFrom<Int>, is PartialRangeUpTo<Int>,
        is PartialRangeThrough<Int>:
        ["\(value)"]
    case let date as Date: [date.iso8601]
    case let url as URL: [url.description]
    case let identifier as UUID: [identifier.uuidString]
    case let data as Data: data.hexadecimalLines
    case let locale as Locale: ["Locale(\(locale.identifier))"]
    case let zone as TimeZone: ["TimeZone(\(zone.identifier))"]
    case let characters as CharacterSet: characters.rangeLines
    case let type as any Any.Type: ["\(typeName(type)).self"]
    // The address of a pointer and the number of a variable are left out, because they differ in every run.
    case is any _Pointer, is PredicateExpressions.VariableID: ["\(type(of: value))"]
    default: nil
    }
}

/// Returns the lines of a simple class instance; the casts below would bridge any other value, which is slow.
private func plainLines(ofInstance value: Any) -> [String]? {
    switch value {
    case let text as NSString: text.description.quotedLines
    case let number as NSNumber:
        [number === NSNumber(value: number.boolValue) ? "\(number.boolValue)" : number.stringValue]
    case let expression as NSRegularExpression: expression.literalLines
    // Addresses are left out, because they differ in every run.
    case let path as AnyKeyPath: ["\(path)".replacing(/[ ]0x[0-9a-f]+/, with: "")]
    case is OperationQueue: ["\(type(of: value))"]
    default: nil
    }
}

/// Returns a type's name, with the enclosing types but without modules or the addresses of private types.
private func typeName(_ type: any Any.Type) -> String {
    String(reflecting: type).replacing(/\(unknown context at \$[0-9a-f]+\)\.|(^|[^\w.])\w+\./) { $0.1 ?? "" }
}

extension Data {
    /// The bytes in hexadecimal, sixteen on a line.
    fileprivate var hexadecimalLines: [String] {
        let digits = map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
        let lines = stride(from: 0, to: count, by: 16).map { digits.dropFirst($0).prefix(16).joined(separator: " ") }
        return lines.count > 1 ? ["Data("] + lines.indented + [")"] : ["Data(\(lines.joined()))"]
    }
}
