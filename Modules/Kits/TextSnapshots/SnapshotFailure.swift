import SnapshotFiles
import Testing

/// The reason that an assertion fails.
enum SnapshotFailure {
    /// The text is new or changed.
    case change(SnapshotChange, message: String)
    /// The text could not be compared.
    case refusal(message: String)
    /// The strategy threw an error.
    case strategy(any Error)

    init(_ error: any Error) {
        switch error {
        case let error as SnapshotError: self = .refusal(message: error.description)
        case let error as SnapshotFileError: self = .refusal(message: error.description)
        default: self = .strategy(error)
        }
    }

    var message: String {
        switch self {
        case .change(_, let message), .refusal(let message): message
        case .strategy(let error): "The strategy threw an error: \(error)"
        }
    }

    /// Fails the running test.
    func report(at sourceLocation: SourceLocation) {
        switch self {
        case .change(let change, let message):
            Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
            change.attach(at: sourceLocation)
        case .refusal(let message): Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
        case .strategy(let error): Issue.record(error, sourceLocation: sourceLocation)
        }
    }
}
