/// The words for saving data.
public nonisolated enum StorageWords {
    /// Shown when the app starts with read-only data.
    public static var readOnly: String { "You can read your data, but changes cannot be saved now" }
    /// Shown while the app ends and changes are still being saved.
    public static var savingAtEnd: String { "Your changes are being saved." }

    /// Returns a sentence that says how many keys and clicks had no effect, because the app ended first.
    public static func dropped(_ count: Int) -> String {
        count == 1 ? "1 later input had no effect." : "\(count) later inputs had no effect."
    }

    /// Returns the text to print if the app has ended before the user answered the warnings in `losses`.
    public static func unansweredQuestion(_ losses: [String]) -> String {
        "The app ended without your answer to this: \(losses.joined(separator: " "))"
    }

    /// Returns a warning that the change named `subject` may be unsaved: the app ended without waiting for it.
    public static func perhapsNotSaved(_ subject: String) -> String {
        "Perhaps not saved: \(subject). The app ended before this was done."
    }
}
