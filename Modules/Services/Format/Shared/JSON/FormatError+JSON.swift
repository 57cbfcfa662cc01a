import Foundation
import Model

extension FormatError {
    /// Returns `error` with what JSONDecoder leaves out: that `data` is not JSON after all, or what stands at the path.
    ///
    /// It reads a number, or an escape in a text, only when it is asked for that one, and then does not say what it is.
    static func completing(_ error: any Error, from data: Data) -> any Error {
        let known = error as? FormatError ?? (error as? DecodingError).map { FormatError($0) }
        if let known, known.found != .other { return known }
        if let broken = BrokenJSON(lazilyRead: data) { return broken.error }
        guard case DecodingError.typeMismatch(_, let context) = error, let known else { return known ?? error }
        let path = context.codingPath.map { $0.intValue.map(Step.index) ?? .name($0.stringValue) }
        let found = try? JSONDecoder().decode(FoundValue.self, from: data, configuration: path)
        return FormatError(path: known.path, expected: known.expected, found: found?.value ?? .other)
    }
}

/// What stands at a path.
private struct FoundValue: DecodableWithConfiguration {
    let value: FormatError.Found

    init(from decoder: any Decoder, configuration path: [Step]) throws {
        var decoder = decoder
        for step in path { decoder = try decoder.value(at: step) }
        value = FormatError.Found(from: decoder)
    }
}

/// A step on the way to a value, from an object or list around it.
private enum Step {
    case name(String)
    case index(Int)
}

extension Decoder {
    fileprivate func value(at step: Step) throws -> any Decoder {
        switch step {
        case .name(let name): return try container(keyedBy: Name.self).superDecoder(forKey: Name(stringValue: name))
        case .index(let index):
            var list = try unkeyedContainer()
            for _ in 0..<index { _ = try list.superDecoder() }
            return try list.superDecoder()
        }
    }
}

private struct Name: CodingKey {
    let stringValue: String
    let intValue: Int? = nil

    init(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
}
