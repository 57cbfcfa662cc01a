public import Interactor

nonisolated extension LikeFailure {
    /// The failed change of a like, and the reason.
    public var text: String {
        "\(isLiked ? "Your like could not be saved." : "Your like could not be removed.") \(error.text)"
    }
}
