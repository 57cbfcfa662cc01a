import Interactor
import Model
import TestDoubles
import Testing
import ViewModel

@Suite("What the bookmarks show of a model")
struct BookmarksContentTests {
    private let ada = User.sample("Ada", "Lovelace")
    private let alan = User.sample("Alan", "Turing")
    private let locked = StoreError.locked(path: "/data/strata.sqlite")

    @Test("loading, in place of the list only while there is none")
    func loading() {
        #expect(BookmarksContent(model: .loading(nil)).shouldShowInitialLoading)
        #expect(!BookmarksContent(model: .loading(Bookmarks([ada]))).shouldShowInitialLoading)
        #expect(!BookmarksContent(model: .none).shouldShowInitialLoading)
    }

    @Test("a marked row for each person, in the order they were added")
    func rows() {
        let content = BookmarksContent(model: .some(Bookmarks([alan, ada])))
        #expect(content.rows.map(\.name) == ["Alan Turing", "Ada Lovelace"])
        #expect(content.rows.allSatisfy { $0.isBookmarked })
        #expect(content.rows.user(at: 1) == ada && content.rows.user(at: 2) == nil)
        #expect(content.canClearAll)
    }

    @Test("how to add the first one")
    func emptyState() {
        let content = BookmarksContent(model: .some(Bookmarks()))
        #expect(
            content.emptyState == ("bookmark.slash", "No Bookmarks Yet", "Start bookmarking users to see them here"))
        #expect(content.unreadableState == nil && !content.canClearAll)
    }

    @Test("that they cannot be read, and why")
    func unreadable() throws {
        let state = try #require(BookmarksContent(model: .error(locked, nil)).unreadableState)
        #expect(state == ("Bookmarks are not available", "\(locked.text)\nTry again"))
    }

    @Test("the bookmarks as before if a change cannot be saved")
    func unsaved() {
        let content = BookmarksContent(model: .error(locked, Bookmarks([ada])))
        #expect(content.unreadableState == nil && content.rows.count == 1)
    }

    @Test("a question about the person before a bookmark is removed")
    func removal() {
        let content = BookmarksContent(model: .some(Bookmarks([ada])))
        #expect(content.removalQuestion(at: 0) == "Remove Ada Lovelace from bookmarks?")
        #expect(content.removalQuestion(at: 1) == "Remove bookmark?")
    }

    @Test("a name with line breaks on one line")
    func nameWithLineBreaks() {
        let content = BookmarksContent(model: .some(Bookmarks([.sample("Ada\nKing", "Lovelace")])))
        #expect(content.removalQuestion(at: 0) == "Remove Ada King Lovelace from bookmarks?")
    }
}
