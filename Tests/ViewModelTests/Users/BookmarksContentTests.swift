import Interactor
import Model
import TestDoubles
import Testing
import ViewModel

@Suite("What the bookmarks show of a model")
struct BookmarksContentTests {
    private static let ada = User.sample("Ada\nKing", "Lovelace")
    private static let alan = User.sample("Alan", "Turing")
    private static let locked = StoreError.locked(path: "/data/strata.sqlite")

    @Test(
        "The bookmarks are loading, or cannot be read, only while there are none",
        arguments: [
            (.none, false, nil), (.loading(nil), true, nil), (.loading(Bookmarks([ada])), false, nil),
            (.some(Bookmarks()), false, nil), (.error(locked, Bookmarks([ada])), false, nil),
            (.error(locked, nil), false, "Bookmarks are not available: \(locked.text)\nTry again"),
        ] as [(LoadableModel<Bookmarks, StoreError>, Bool, String?)])
    func state(model: LoadableModel<Bookmarks, StoreError>, isLoading: Bool, unreadable: String?) {
        let content = BookmarksContent(model: model)
        #expect(content.shouldShowInitialLoading == isLoading)
        #expect(content.unreadableState.map { "\($0.title): \($0.subtitle)" } == unreadable)
        #expect(content.rows.count == model.value?.users.count ?? 0)
    }

    @Test("The bookmarks have a marked row for each person, in the order they were added")
    func rows() {
        let content = BookmarksContent(model: .some(Bookmarks([Self.alan, Self.ada])))
        #expect(content.rows.map(\.name) == ["Alan Turing", "Ada King Lovelace"])
        #expect(content.rows.allSatisfy { $0.isBookmarked } && content.canClearAll)
        #expect(content.rows.user(at: 1) == Self.ada && content.rows.user(at: 2) == nil)
    }

    @Test("The bookmarks say how to add the first one")
    func emptyState() {
        let content = BookmarksContent(model: .some(Bookmarks()))
        let expected = ("bookmark.slash", "No Bookmarks Yet", "Start bookmarking users to see them here")
        #expect(content.emptyState == expected && !content.canClearAll)
    }

    @Test("The question before a bookmark is removed names the person on one line, out of range nobody")
    func removal() {
        let content = BookmarksContent(model: .some(Bookmarks([Self.ada])))
        #expect(content.removalQuestion(at: 0) == "Remove Ada King Lovelace from bookmarks?")
        #expect(content.removalQuestion(at: 1) == "Remove bookmark?")
    }
}
