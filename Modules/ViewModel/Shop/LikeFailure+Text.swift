public import Interactor

nonisolated extension LikeFailure {
    /// Says what could not be changed, and why.
    public var text: String {
        "\(isLiked ? "Your like could not be saved." : "Your like could not be removed.") \(error.text)"
    }
}
