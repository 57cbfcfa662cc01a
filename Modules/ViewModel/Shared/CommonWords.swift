import Model

/// Words that several features use; those of one feature stand in its own folder.
public nonisolated enum CommonWords {
    // Verbs, for a key bar.
    public static var back: String { "back" }
    public static var done: String { "done" }
    public static var open: String { "open" }
    public static var refresh: String { "refresh" }
    public static var reload: String { "reload" }
    public static var search: String { "search" }
    public static var share: String { "share" }
    public static var tryAgain: String { "try again" }
    /// What the key does that adds or removes a bookmark.
    public static func bookmark(isBookmarked: Bool) -> String { isBookmarked ? "remove bookmark" : "bookmark" }
    /// What the key does that likes something, or takes the like back.
    public static func like(isLiked: Bool) -> String { isLiked ? "unlike" : "like" }
    /// What the key does that reads stored data.
    public static func reload(afterFailure hasFailed: Bool) -> String { hasFailed ? tryAgain : reload }

    // Where there is nothing else to show.
    static var noUsers: String { "No users available" }
    static var tryAgainHint: String { "Try again" }

    // Summaries.
    public static var lastLoadFailed: String { "the last load failed" }

    // Titles, of prompts and of buttons.
    public static var cancel: String { "Cancel" }
    public static var error: String { "Error" }
    public static var ok: String { "OK" }
    public static var retry: String { "Retry" }
    public static var tryAgainButton: String { "Try Again" }
    public static func bookmarkButton(isBookmarked: Bool) -> String {
        isBookmarked ? "Remove Bookmark" : "Add Bookmark"
    }

    public static func copied(_ text: String) -> String { "Copied \(text.quotedExcerpt())" }
    /// The title of the text that the user may copy by hand.
    public static var notCopied: String { "Could Not Copy" }

    /// Names a change of the bookmarks, which several features make.
    public static var latestBookmarksChange: String { "your latest change to the bookmarks" }

    /// Names what is not saved, such as `the new list “Books”`.
    public static func notSaved(_ subject: String) -> String { "Not saved: \(subject)." }
    static func notSaved(_ subject: String, because error: some ExplainedError) -> String {
        "\(notSaved(subject)) \(error.text)"
    }
}

nonisolated extension Saving {
    /// Returns `subject`, which names the change, while it is being stored; otherwise nil.
    func subject(_ subject: String) -> String? { isStoring ? subject : nil }
}
