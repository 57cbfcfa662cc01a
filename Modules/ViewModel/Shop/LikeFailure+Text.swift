public import Interactor

nonisolated extension LikeFailure {
    /// States that the like could not be saved or removed, and why.
    public var text: String {
        "\(isLiked ? "Your like could not be saved." : "Your like could not be removed.") \(error.text)"
    }
}
