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
@Suite("Keys of the bookmarks", .leakChecks, .endsWhenStuck)
struct BookmarksKeyTests {
    private let people = Array(UserPage.cast.users.prefix(3))

    @Test(
        "The b and c keys ask before they remove bookmarks, which stay until the removal is stored",
        arguments: [
            ("b", "Remove bookmark: Remove Renée Ångström from bookmarks? [Remove] [Cancel]", [0, 2]),
            (
                "c",
                "Clear all: Are you sure you want to remove all bookmarked users? This action cannot be undone. "
                    + "[Clear all] [Cancel]", []
            ),
        ])
    func remove(letter: String, question: String, left: [Int]) async {
        let bookmarks = await PeopleBehind.bookmarks(people)
        let harness = Harness(showing: bookmarks.screen)
        harness.press(.down)
        harness.type(letter)
        #expect(harness.wholePrompt == question)
        harness.press(.left, .enter)
        #expect(harness.prompt == nil && bookmarks.viewModel.bookmarkCount == 3)
        await bookmarks.people.settle()
        #expect(bookmarks.people.store.users == left.map { people[$0] })
    }

    @Test("Cancelling a removal keeps every bookmark", arguments: ["b", "c"], [Key.escape, .enter])
    func cancel(letter: String, key: Key) async {
        let bookmarks = await PeopleBehind.bookmarks(people)
        let harness = Harness(showing: bookmarks.screen)
        harness.type(letter)
        harness.press(key)
        #expect(harness.prompt == nil && bookmarks.screen.storing == nil)
    }

    @Test("The bookmarks' keys act on the person on screen, even if the view model's bookmarks have changed")
    func drawnPerson() async {
        let bookmarks = await PeopleBehind.bookmarks(people)
        bookmarks.unbind()
        bookmarks.people.bookmarks.remove(people[0])
        await bookmarks.people.settle()
        let harness = Harness(showing: bookmarks.screen)
        bookmarks.screen.press(.down, .enter)
        harness.press(.character("b"))
        #expect(bookmarks.people.opened == [people[1]])
        #expect(harness.prompt == "Remove Renée Ångström from bookmarks?")
        harness.press(.left, .enter)
        await bookmarks.people.settle()
        #expect(bookmarks.people.store.users == [people[2]])
    }

    @Test("A confirmed removal applies to the person in the question, even if the bookmarks have changed")
    func changedMeanwhile() async {
        let bookmarks = await PeopleBehind.bookmarks(people)
        let harness = Harness(showing: bookmarks.screen)
        harness.press(.down, .character("b"))
        bookmarks.people.bookmarks.remove(people[0])
        await bookmarks.people.settle()
        harness.press(.left, .enter)
        await bookmarks.people.settle()
        #expect(bookmarks.people.store.users == [people[2]])
    }

    @Test("The r key reads the bookmarks again")
    func reload() async {
        let bookmarks = await PeopleBehind.bookmarks(people)
        bookmarks.screen.type("r")
        #expect(bookmarks.people.bookmarks.model.isLoading)
        await bookmarks.people.settle()
    }

    @Test("The bookmarks' hints name the keys that work now", arguments: [(3, ["enter", "b", "c", "r"]), (0, ["r"])])
    func hints(count: Int, expected: [String]) async {
        let bookmarks = await PeopleBehind.bookmarks(Array(people.prefix(count)))
        #expect(bookmarks.screen.keyHints.map(\.key) == expected)
    }

    @Test("Without bookmarks, Enter, b and c do nothing", arguments: [Key.character("b"), .character("c"), .enter])
    func empty(key: Key) async {
        let bookmarks = await PeopleBehind.bookmarks([])
        #expect(bookmarks.screen.handle(key) == (key != .character("c")))
        #expect(bookmarks.screen.prompts.isEmpty && bookmarks.people.opened.isEmpty)
    }

    @Test("The bookmarks leave unused keys to the shell", arguments: [Key.character("x"), .escape, .tab])
    func others(key: Key) async {
        #expect(await !PeopleBehind.bookmarks(people).screen.handle(key))
    }
}
