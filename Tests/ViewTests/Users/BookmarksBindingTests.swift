import Interactor
import Model
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI
import View

@MainActor
@Suite("The bookmarks' view as a delegate", .leakChecks, .endsWhenStuck)
struct BookmarksBindingTests {
    private let people = [User.sample("Ada", "Lovelace"), .sample("Alan", "Turing"), .sample("Grace", "Hopper")]

    enum Change: String, CaseIterable, CustomTestStringConvertible {
        case reading = "reading begins"
        case failedReading = "reading fails"
        case added = "a bookmark is added on another screen"
        case removed = "a bookmark is removed on another screen"
        case removedAll = "all bookmarks are removed"
        case unsaved = "a bookmark cannot be saved"

        var testDescription: String { rawValue }

        /// Whether bookmarks are read before the change.
        var needsBookmarks: Bool { self != .reading && self != .failedReading }

        @MainActor
        func callAsFunction(behind bookmarks: BoundBookmarks) async throws {
            let people = bookmarks.people
            switch self {
            case .reading: return people.bookmarks.load()
            case .failedReading:
                people.store.failure = .locked(path: "/x")
                people.bookmarks.load()
            case .added:
                people.bookmarks.toggle(.sample("Mary", "Jackson"))
                #expect(bookmarks.screen.storing != nil)
            case .removed: people.bookmarks.remove(.sample("Alan", "Turing"))
            case .removedAll: people.bookmarks.removeAll()
            case .unsaved:
                people.store.failure = .locked(path: "/x")
                people.bookmarks.toggle(.sample("Mary", "Jackson"))
            }
            await people.settle()
        }
    }

    @Test(
        "A change updates the bookmarks' view while it is bound, and rebinding brings the view up to date",
        arguments: Change.allCases)
    func law(change: Change) async throws {
        try await expectBindingUpdatesScreen { bookmarks in
            try await change(behind: bookmarks)
        } make: {
            await PeopleBehind.bookmarks(change.needsBookmarks ? people : nil)
        }
    }

    @Test("A click in the bookmarks selects the clicked person even if the row moves, unless the person is removed")
    func clickedPerson() async throws {
        let bookmarks = await PeopleBehind.bookmarks(people)
        let click = bookmarks.screen.selecting(row: 2)
        bookmarks.people.bookmarks.remove(people[0])
        await bookmarks.people.settle()
        #expect(!click() && click(), "the second click opens the person")
        bookmarks.screen.press(.enter)
        #expect(bookmarks.people.opened == [people[2]])
        bookmarks.people.bookmarks.remove(people[2])
        await bookmarks.people.settle()
        #expect(!click())
    }

    @Test(
        "The bookmarks' alert can retry or discard a failed change; after a failed read, no change is lost",
        arguments: [Change.unsaved, .failedReading], [Key.enter, .escape])
    func alert(change: Change, key: Key) async throws {
        let bookmarks = await PeopleBehind.bookmarks(people)
        try await change(behind: bookmarks)
        let harness = Harness(showing: bookmarks.screen)
        #expect(harness.shell.unansweredLosses.isEmpty == (change != .unsaved))
        bookmarks.people.store.failure = nil
        harness.press(key)
        await bookmarks.people.settle()
        #expect(bookmarks.people.store.users.count == (change == .unsaved && key == .enter ? 4 : 3))
        #expect(bookmarks.people.bookmarks.saving.failure == nil && bookmarks.screen.prompts.isEmpty)
    }

    @Test(
        "OK is the default button of the bookmarks' alert if a retry cannot help yet",
        arguments: [
            (StoreError.locked(path: "/x"), ["Try Again", "OK"]), (.readOnly(path: "/x"), ["OK", "Try Again"]),
        ])
    func buttons(failure: StoreError, expected: [String]) async throws {
        let bookmarks = await PeopleBehind.bookmarks(people)
        bookmarks.people.store.failure = failure
        bookmarks.people.bookmarks.removeAll()
        await bookmarks.people.settle()
        #expect(bookmarks.screen.prompts.first?.actions.map(\.label) == expected)
    }

    @Test("The bookmarks' screen reports a failed read until a read succeeds, which also removes the alert")
    func failure() async throws {
        let bookmarks = await PeopleBehind.bookmarks(people)
        #expect(bookmarks.screen.failure == nil)
        try await Change.failedReading(behind: bookmarks)
        #expect(bookmarks.screen.failure?.hasPrefix("The database /x is locked") == true)
        bookmarks.people.store.failure = nil
        bookmarks.people.bookmarks.load()
        await bookmarks.people.settle()
        #expect(bookmarks.screen.failure == nil && bookmarks.screen.prompts.isEmpty)
    }
}
