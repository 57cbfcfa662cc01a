/// A failure, and the choices that the user has.
nonisolated struct ReviewProblem: Hashable, Sendable {
    let title = "Not Done"
    /// A sentence about what happened to which file.
    let message: String
    /// The title of the button that tries again.
    let retryTitle: String
    /// The title of the button that skips the change; nil if there is none.
    let skipTitle: String?
    let cancelTitle = "Cancel"

    /// - Parameter done: A sentence about what was done before the failure; empty if nothing was.
    init(_ error: ReviewError, after done: String = "", canSkip: Bool) {
        message = done + error.message
        retryTitle =
            switch error {
            case .unknown, .outdated: "Read Again"
            case .failed: "Retry"
            }
        skipTitle = canSkip ? "Skip" : nil
    }
}

nonisolated extension ReviewError {
    /// The message for the user.
    var message: String {
        switch self {
        case .unknown(let id): "Nothing is pending for \(id)"
        case .outdated(let message), .failed(let message): message
        }
    }
}
