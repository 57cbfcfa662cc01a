import Interactor
import Model

/// A response in which the service says why it failed.
struct FailureRecord: Decodable {
    private let message: String?

    private enum Key: CodingKey {
        case error
    }

    init(from decoder: any Decoder) throws {
        message = try decoder.fields(Key.self).text(.error)
    }

    /// Returns the service's own words; nil if there are none.
    ///
    /// - Parameter status: The status of the response; nil for one of success.
    func error(status: Int? = nil) -> ServiceError? {
        message.map { ServiceError(message: $0, status: status) }
    }
}
