/// The words about the storage of the data.
public nonisolated enum StorageWords {
    /// Shown when the app starts with read-only data.
    public static var readOnly: String { "You can read your data, but changes cannot be saved now" }
    /// Shown while the app ends and changes are still being saved.
    public static var savingAtEnd: String { "Your changes are being saved." }

    /// Returns a sentence about the number of later keys and clicks, all without effect.
    public static func dropped(_ count: Int) -> String {
        count == 1 ? "1 later input had no effect." : "\(count) later inputs had no effect."
    }

    /// Returns the sentences of the quit confirmation, for printing after the app has ended without the user's answer.
    public static func notAsked(_ losses: [String]) -> String {
        "The app ended without your answer to this: \(losses.joined(separator: " "))"
    }

    /// Returns a warning that the change named `subject` may be unsaved, because the app did not wait for it.
    public static func perhapsNotSaved(_ subject: String) -> String {
        "Perhaps not saved: \(subject). The app ended before this was done."
    }
}
