import Interactor
import Model

/// A response in which the service says why it failed.
struct FailureRecord: Decodable {
    private let messages: [String]

    private enum Key: CodingKey {
        case errors
    }

    init(from decoder: any Decoder) throws {
        let texts = try decoder.fields(Key.self).decode([String].self, forKey: .errors)
        messages = texts.filter { !$0.allSatisfy(\.isWhitespace) }
    }

    /// Returns the service's own words; nil if there are none.
    ///
    /// - Parameter status: The status of the response; nil for one of success.
    func error(status: Int? = nil) -> ServiceError? {
        messages.isEmpty ? nil : ServiceError(message: messages.joined(separator: ", "), status: status)
    }
}
