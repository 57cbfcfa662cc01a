import Interactor
import Model

nonisolated extension BookmarksSaving {
    /// What is being stored; nil if nothing is.
    var subject: String? { isStoring ? CommonWords.latestBookmarksChange : nil }
}
