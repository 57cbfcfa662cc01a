/// A source of tips.
public nonisolated protocol TipService: Sendable {
    /// Returns a tip about a note.
    @concurrent func tip(about note: String) async throws(TipError) -> String
}

/// Why a tip could not be loaded.
public nonisolated enum TipError: Error, Hashable {
    /// There is no connection to the service.
    case offline
    /// The service answered with this status code instead of a tip.
    case refused(status: Int)
}
