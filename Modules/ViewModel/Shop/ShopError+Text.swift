public import Interactor

nonisolated extension ShopError: ExplainedError {
    /// The problem, and the remedy if it is known.
    public var text: String {
        switch self {
        case .noProduct: "This product is no longer in the shop. Choose another one."
        case .unavailable(.recordingError(let error)): error.text
        case .unavailable(let error): "The shop is not available: \(error.text)"
        }
    }

    public var allowsRetry: Bool {
        switch self {
        case .noProduct: false
        case .unavailable(let error): error.allowsRetry
        }
    }
}
