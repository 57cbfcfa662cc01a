/// The words about the place where all data is stored.
public nonisolated enum StorageWords {
    /// Shown when the app starts with data that can be read but not changed.
    public static var readOnly: String { "You can read your data, but changes cannot be saved now" }
    /// Shown while the app ends and changes are still being saved.
    public static var savingAtEnd: String { "Your changes are being saved." }

    /// Says how much the user has done meanwhile, without effect.
    public static func dropped(_ count: Int) -> String {
        count == 1 ? "1 later input had no effect." : "\(count) later inputs had no effect."
    }

    /// Repeats what the question before quitting would have said, one sentence each.
    public static func notAsked(_ losses: [String]) -> String {
        "The app ended without your answer to this: \(losses.joined(separator: " "))"
    }

    /// Names what may not be saved because the app did not wait for it, such as `the new list “Books”`.
    public static func perhapsNotSaved(_ subject: String) -> String {
        "Perhaps not saved: \(subject). The app ended before this was done."
    }
}
