public import Interactor

/// Bundled tips, in place of a server's tips.
public actor SampleTips: TipService {
    private static let tips = [
        "Bread": "Slice it, then freeze it. A toaster thaws it.",
        "Milk": "Keep it at the back of the fridge, not in its door.",
    ]

    private var failures: Int

    /// - Parameter failures: The number of requests that fail at first, so that the error can be seen.
    public init(failures: Int = 0) {
        self.failures = failures
    }

    public func tip(about note: String) throws(TipError) -> String {
        if failures > 0 {
            failures -= 1
            throw .offline
        }
        return Self.tips[note] ?? "If it takes two minutes, do it now."
    }
}
