public import Interactor
import Model

nonisolated extension ShopError {
    /// Says what went wrong.
    public var text: String {
        switch self {
        case .noProduct(let id): "The shop has no product “\(id)”."
        case .unreadable(let error): "The catalogue cannot be read: \(error.text)"
        case .unavailable(.recordingError(let error)): error.text
        case .unavailable(let error): "The shop is not answering: \(error.text)"
        }
    }
}
