import Foundation
public import Model

extension FormatError.Found: Decodable {
    private enum NoKey: CodingKey {}

    /// Describes the JSON value in `decoder`, whatever its type.
    public init(from decoder: any Decoder) {
        if (try? decoder.container(keyedBy: NoKey.self)) != nil {
            self = .object
        } else if (try? decoder.unkeyedContainer()) != nil {
            self = .list
        } else {
            self = (try? decoder.singleValueContainer()).map(Self.init(scalar:)) ?? .nothing
        }
    }

    private init(scalar value: any SingleValueDecodingContainer) {
        if value.decodeNil() {
            self = .null
        } else if let text = try? value.decode(String.self) {
            self = .text(text)
        } else if let flag = try? value.decode(Bool.self) {
            self = .value("\(flag)")
        } else if let number = try? value.decode(Decimal.self) {
            self = .value("\(number)")
        } else {
            self = .other
        }
    }
}
