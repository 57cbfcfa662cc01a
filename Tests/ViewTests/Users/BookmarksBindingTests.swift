import Interactor
import Model
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI
import View
import ViewModel

@MainActor
@Suite("The bookmarks and their delegate", .leakChecks, .endsWhenStuck)
struct BookmarksBindingTests {
    private let people = [User.sample("Ada", "Lovelace"), .sample("Alan", "Turing"), .sample("Grace", "Hopper")]

    enum Change: String, CaseIterable, CustomTestStringConvertible {
        case reading = "reading begins"
        case failedReading = "reading fails"
        case added = "a bookmark is added on another screen"
        case removed = "a bookmark is removed on another screen"
        case removedAll = "all are removed"
        case unsaved = "a bookmark cannot be saved"

        var testDescription: String { rawValue }

        /// Whether bookmarks are read before the change.
        var needsBookmarks: Bool { self != .reading && self != .failedReading }

        @MainActor
        func callAsFunction(behind bookmarks: BoundBookmarks) async throws {
            switch self {
            case .reading: return bookmarks.interactor.load()
            case .failedReading:
                bookmarks.store.failure = .locked(path: "/x")
                bookmarks.interactor.load()
            case .added:
                bookmarks.interactor.toggle(.sample("Mary", "Jackson"))
                #expect(bookmarks.screen.storing != nil)
            case .removed: bookmarks.interactor.remove(.sample("Alan", "Turing"))
            case .removedAll: bookmarks.interactor.removeAll()
            case .unsaved:
                bookmarks.store.failure = .locked(path: "/x")
                bookmarks.interactor.toggle(.sample("Mary", "Jackson"))
            }
            await bookmarks.settle()
        }
    }

    @Test(
        "a change moves the bound view, not the unbound one; bound again, the view catches up",
        arguments: Change.allCases)
    func law(change: Change) async throws {
        try await expectBindingCarriesWhatShows { bookmarks in
            try await change(behind: bookmarks)
        } make: {
            await BoundBookmarks(read: change.needsBookmarks ? people : nil)
        }
    }

    @Test("each call is needed", arguments: ForwardingBookmarksDelegate.Call.allCases)
    func calls(call: ForwardingBookmarksDelegate.Call) async throws {
        let changes = Change.allCases.filter(\.needsBookmarks)
        try await expectCallIsNeeded(for: changes.map { change in { try await change(behind: $0) } }) { isDeaf in
            await BoundBookmarks(read: people, ignoring: isDeaf ? call : nil)
        }
    }

    @Test("keys mean the person who is drawn, even if the bookmarks behind have changed")
    func drawnPerson() async throws {
        let bookmarks = await BoundBookmarks(read: people)
        bookmarks.cut()
        bookmarks.interactor.remove(people[0])
        await bookmarks.settle()

        bookmarks.screen.press(.down, .enter, .character("b"))
        #expect(bookmarks.navigator.opened == [people[1]])
        #expect(bookmarks.screen.prompts.first?.message == "Remove Alan Turing from bookmarks?")
    }

    @Test("a click selects the person who was clicked, wherever they are by then, or nobody if they are gone")
    func clickedPerson() async throws {
        let bookmarks = await BoundBookmarks(read: people)
        let click = bookmarks.screen.selecting(row: 2)
        bookmarks.interactor.remove(people[0])
        await bookmarks.settle()
        #expect(!click() && click(), "the second click opens the person")
        bookmarks.screen.press(.enter)
        #expect(bookmarks.navigator.opened == [people[2]])
        bookmarks.interactor.remove(people[2])
        await bookmarks.settle()
        #expect(!click())
    }

    @Test(
        "the alert of a failed change tries again or gives it up; that of a failed reading loses nothing",
        arguments: [Change.unsaved, .failedReading], [Key.enter, .escape])
    func alert(change: Change, key: Key) async throws {
        let bookmarks = await BoundBookmarks(read: people)
        try await change(behind: bookmarks)
        let harness = Harness(showing: bookmarks.screen)
        #expect(harness.shell.unansweredLosses.isEmpty == (change != .unsaved))
        bookmarks.store.failure = nil
        harness.press(key)
        await bookmarks.settle()
        #expect(bookmarks.store.users.count == (change == .unsaved && key == .enter ? 4 : 3))
        #expect(bookmarks.interactor.saving.failure == nil && bookmarks.screen.prompts.isEmpty)
    }
}
