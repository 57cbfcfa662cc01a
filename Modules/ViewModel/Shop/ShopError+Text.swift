public import Interactor
import Model

nonisolated extension ShopError {
    /// Says what went wrong, and what to do if that is known.
    public var text: String {
        switch self {
        case .noProduct(let id): "The product “\(id)” is no longer in the shop."
        case .unreadable(let path, let error):
            "The catalogue \(path) cannot be read: \(error.text.asSentence) Correct the file and try again."
        case .unavailable(.recordingError(let error)): error.text
        case .unavailable(let error): "The shop is not answering: \(error.text)"
        }
    }
}
