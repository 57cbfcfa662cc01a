import Coordinator
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
@Suite("Keys of the bookmarks", .leakChecks, .endsWhenStuck)
struct BookmarksKeyTests {
    private let people = Array(UserPage.cast.users.prefix(3))

    private func makeHarness(_ users: [User]? = nil) async -> UsersHarness {
        await UsersHarness.showingBookmarks(users ?? people)
    }

    @Test("enter opens the selected person")
    func open() async {
        let harness = await makeHarness()
        harness.press(.down, .enter)
        #expect(harness.title == people[1].fullName)
    }

    @Test("b asks, and the answer removes the bookmark")
    func remove() async {
        let harness = await makeHarness()
        harness.press(.down)
        harness.type("b")
        #expect(harness.screen.contains("Remove Renée Ångström from bookmarks?"))
        #expect(harness.bookmarked == people)
        harness.press(.left, .enter)
        await harness.settleBookmarks()
        #expect(harness.bookmarked == [people[0], people[2]])
        #expect(harness.prompt == nil)
    }

    @Test("c asks, and the answer removes all bookmarks")
    func clearAll() async {
        let harness = await makeHarness()
        harness.type("c")
        #expect(harness.screen.contains("Are you sure you want to remove all bookmarked users?"))
        harness.press(.left, .enter)
        await harness.settleBookmarks()
        #expect(harness.bookmarked == [])
        #expect(harness.screen.contains("No Bookmarks Yet"))
    }

    @Test("cancelling keeps everything", arguments: ["b", "c"], [[Key.escape], [.enter], [.left, .right, .enter]])
    func cancel(letter: String, keys: [Key]) async {
        let harness = await makeHarness()
        let before = harness.screen
        harness.type(letter)
        for key in keys { harness.press(key) }
        #expect(harness.screen == before)
        #expect(harness.bookmarked == people)
    }

    @Test("the answer is about the person in the question, even if the bookmarks have changed")
    func changedMeanwhile() async {
        let harness = await makeHarness()
        harness.type("b")
        harness.bookmarks.remove(people[0])
        await harness.settleBookmarks()
        harness.press(.left, .enter)
        await harness.settleBookmarks()
        #expect(harness.bookmarked == [people[1], people[2]])
    }

    @Test("r reads the bookmarks again")
    func reload() async {
        let harness = await makeHarness()
        harness.type("r")
        #expect(harness.bookmarks.model.isLoading)
        await harness.settleBookmarks()
        #expect(harness.bookmarked == people)
    }

    @Test("a change that could not be saved does not show; after OK the row is there, and nothing is tried again")
    func ok() async {
        let harness = await makeHarness()
        harness.bookmarksStore.failure = .locked(path: "/x")
        harness.type("c")
        harness.press(.left, .enter)
        await harness.settleBookmarks()
        #expect(
            harness.wholePrompt
                == "Error: Not saved: your latest change to the bookmarks. "
                + "The database /x is locked by another process. Close that process first. [Try Again] [OK]")
        harness.bookmarksStore.failure = nil
        harness.press(.escape)
        await harness.settleBookmarks()
        #expect(harness.prompt == nil && harness.route == .bookmarks)
        #expect(harness.bookmarked == people && harness.bookmarksStore.users == people)
    }

    @Test("after a failure, enter tries again and esc does not")
    func retry() async {
        let harness = await makeHarness()
        harness.bookmarksStore.failure = .locked(path: "/x")
        harness.type("b")
        harness.press(.left, .enter)
        await harness.settleBookmarks()
        harness.press(.enter)
        await harness.settleBookmarks()
        #expect(harness.prompt != nil)
        harness.bookmarksStore.failure = nil
        harness.press(.enter)
        await harness.settleBookmarks()
        #expect(harness.bookmarksStore.users == [people[1], people[2]])
        #expect(harness.prompt == nil)
    }

    @Test("the hints name the keys that work now")
    func hints() async {
        #expect(await makeHarness().shell.front?.keyHints.map(\.key) == ["enter", "b", "c", "r"])
        #expect(await makeHarness([]).shell.front?.keyHints.map(\.key) == ["r"])
    }

    @Test("b, c and enter do nothing without bookmarks", arguments: [Key.character("b"), .character("c"), .enter])
    func empty(key: Key) async {
        let harness = await makeHarness([])
        let before = harness.screen
        harness.press(key)
        #expect(harness.screen == before)
        #expect(harness.route == .bookmarks)
    }

    @Test("b asks before removing one, and c before removing all")
    func questions() async {
        let harness = await makeHarness()
        harness.press(.down)
        harness.type("b")
        #expect(
            harness.wholePrompt == "Remove bookmark: Remove Renée Ångström from bookmarks? [Remove] [Cancel]")
        harness.press(.escape)
        harness.type("c")
        #expect(
            harness.wholePrompt
                == "Clear all: Are you sure you want to remove all bookmarked users? This action cannot be undone. "
                + "[Clear all] [Cancel]")
    }

    @Test("a change that could not be saved raises an alert, whichever tab is selected")
    func storeError() async {
        let harness = await makeHarness()
        harness.bookmarksStore.failure = .readOnly(path: "/x/strata.sqlite")
        harness.bookmarks.remove(people[0])
        harness.select(.users)
        await harness.settleBookmarks()
        #expect(
            harness.prompt?.hasPrefix(
                "Not saved: your latest change to the bookmarks. The database /x/strata.sqlite is read-only.") == true)
        #expect(harness.wholePrompt?.hasSuffix(" [OK] [Try Again]") == true, "trying again cannot help yet")
    }
}
