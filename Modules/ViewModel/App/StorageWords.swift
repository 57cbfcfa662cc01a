/// The words about the place where all data is stored.
public nonisolated enum StorageWords {
    /// Shown when the app starts with data that can be read but not changed.
    public static var readOnly: String { "You can read your data, but changes cannot be saved now" }
    /// Shown when settings could not be saved and their screen, which says why, is not in front.
    public static var settingsNotSaved: String { "Your latest settings were not saved. The settings say why." }

    /// Shown while the app ends and changes are still being saved.
    public static var saving: String { "Your changes are being saved. Press ctrl-c to end without them." }

    /// Says in the question before quitting what is still being saved, such as `the new list “Books”`.
    public static func stillSaving(_ subjects: [String]) -> String {
        "Still being saved: \(subjects.joined(separator: ", ")). \(QuitWords.quit) waits for that, ctrl-c does not."
    }

    /// Repeats what the question before quitting says, or would have said, one sentence each.
    public static func notAsked(_ losses: [String]) -> String {
        "The app ended without your answer to this: \(losses.joined(separator: " "))"
    }

    /// Names what may not be saved because the app did not wait for it, such as `the new list “Books”`.
    public static func perhapsNotSaved(_ subjects: [String]) -> String {
        "Perhaps not saved: \(subjects.joined(separator: ", ")). The app ended before this was done."
    }

    public static var lastLike: String { "your last like" }
}
