import Model

/// Words that several features use; the words of a single feature are in that feature's folder.
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
    /// The label of the key that adds or removes a bookmark.
    public static func bookmark(isBookmarked: Bool) -> String { isBookmarked ? "remove bookmark" : "bookmark" }
    /// The label of the key that likes something, or removes the like.
    public static func like(isLiked: Bool) -> String { isLiked ? "unlike" : "like" }
    /// The label of the key that reads stored data.
    public static func reload(afterFailure hasFailed: Bool) -> String { hasFailed ? tryAgain : reload }

    // Texts of empty screens.
    static var noUsers: String { "No users available" }
    static var tryAgainHint: String { "Try again" }

    // Summaries.
    public static var lastLoadFailed: String { "the last load failed" }

    // Titles of prompts and buttons.
    public static var cancel: String { "Cancel" }
    public static var error: String { "Error" }
    public static var ok: String { "OK" }
    public static var retry: String { "Retry" }
    public static var tryAgainButton: String { "Try Again" }
    public static func bookmarkButton(isBookmarked: Bool) -> String {
        isBookmarked ? "Remove Bookmark" : "Add Bookmark"
    }

    public static func copied(_ text: String) -> String { "Copied \(text.quotedExcerpt())" }
    /// The title above a text for the user to copy by hand.
    public static var notCopied: String { "Could Not Copy" }

    /// Names the latest change to the bookmarks, whichever feature made it.
    public static var latestBookmarksChange: String { "your latest change to the bookmarks" }

    /// Returns a sentence about an unsaved change; `subject` names the change, such as `the new list “Books”`.
    public static func notSaved(_ subject: String) -> String { "Not saved: \(subject)." }
    static func notSaved(_ subject: String, because error: some ExplainedError) -> String {
        "\(notSaved(subject)) \(error.text)"
    }
}

nonisolated extension Saving {
    /// Returns `subject`, the name of the change, while the change is being stored; otherwise nil.
    func subject(_ subject: String) -> String? { isStoring ? subject : nil }
}
