/// Words that several features use; those of one feature stand in its own folder.
public nonisolated enum CommonWords {
    // What keys do.
    public static let back = "back"
    public static let bookmark = "bookmark"
    public static let done = "done"
    public static let like = "like"
    public static let open = "open"
    public static let refresh = "refresh"
    public static let reload = "reload"
    public static let search = "search"
    public static let share = "share"
    public static let tryAgain = "try again"
    public static let unlike = "unlike"

    // Where there is nothing else to show.
    static let noUsers = "No users available"
    static let pressRToTryAgain = "Press r to \(tryAgain)"

    // Summaries.
    public static let lastLoadFailed = "the last load failed"
    /// Such as `1 skipped: …`, or `3 skipped, the first on page 2: …`.
    static func skipped(_ count: Int, firstOnPage page: Int, because reason: String) -> String {
        let first = count == 1 ? "" : ", the first"
        return "\(count) skipped\(first)\(page == 1 ? "" : " on page \(page)"): \(reason)"
    }

    // Prompts.
    public static let cancel = "Cancel"
    public static let createAgainButton = "Create Again"
    public static let error = "Error"
    public static let ok = "OK"
    public static let retry = "Retry"
    public static let tryAgainButton = "Try Again"

    /// Says what is lost if the app quits now: `The new list “Books” will be lost.`, for example.
    public static func willBeLost(_ subject: String) -> String {
        "\(subject.prefix(1).uppercased())\(subject.dropFirst()) will be lost."
    }

    /// Names what is not saved after a failure of the bookmarks, which several features change.
    public static let latestBookmarksChanges = "your latest changes to the bookmarks"

    /// Names what is not saved after a failure of the settings, which the app tells where their screen does not.
    public static let latestSettingsChanges = "your latest changes to the settings"

    /// Names what is not saved, such as `the new list “Books”`.
    public static func notSaved(_ subjects: [String]) -> String {
        "Not saved: \(subjects.joined(separator: ", "))."
    }
}
