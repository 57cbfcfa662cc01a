/// Why something could not be done, and the ways on.
nonisolated struct ReviewProblem: Hashable, Sendable {
    let title = "Not Done"
    /// What has happened to which file.
    let message: String
    /// What trying again does.
    let retryTitle: String
    /// What putting the change off is called; nil where there is no change.
    let skipTitle: String?
    let cancelTitle = "Cancel"

    init(_ error: ReviewError, canSkip: Bool) {
        message = error.message
        retryTitle =
            switch error {
            case .unknown, .outdated: "Read Again"
            case .failed: "Retry"
            }
        skipTitle = canSkip ? "Skip" : nil
    }
}

nonisolated extension ReviewError {
    /// What a user reads.
    var message: String {
        switch self {
        case .unknown(let id): "nothing is pending for \(id)"
        case .outdated(let message), .failed(let message): message
        }
    }
}
