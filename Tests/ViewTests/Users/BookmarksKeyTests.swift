import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import TextUI
import View

@MainActor
@Suite("Keys of the bookmarks", .leakChecks, .endsWhenStuck)
struct BookmarksKeyTests {
    private let people = Array(UserPage.cast.users.prefix(3))

    private func makeStage(_ users: [User]? = nil) async -> Stage {
        let stage = await Stage(bookmarked: users ?? people)
        stage.press(.tab)
        return stage
    }

    @Test("enter opens the selected person")
    func open() async {
        let stage = await makeStage()
        stage.press(.down, .enter)
        #expect(stage.navigator.calls == [.showDetail(people[1])])
    }

    @Test("b asks, and what then is pressed on purpose removes")
    func remove() async {
        let stage = await makeStage()
        stage.press(.down)
        stage.type("b")
        #expect(stage.screen.contains("Remove Renée Ångström from bookmarks?"))
        #expect(stage.bookmarked == people)
        stage.press(.left, .enter)
        #expect(stage.bookmarked == [people[0], people[2]])
        #expect(!stage.container.isPresenting)
        await stage.settle()
    }

    @Test("c asks, and what then is pressed on purpose removes all")
    func clearAll() async {
        let stage = await makeStage()
        stage.type("c")
        #expect(stage.screen.contains("Are you sure you want to remove all bookmarked users?"))
        stage.press(.left, .enter)
        #expect(stage.bookmarked == [])
        #expect(stage.screen.contains("No Bookmarks Yet"))
        await stage.settle()
    }

    @Test("cancelling keeps everything", arguments: ["b", "c"], [[Key.escape], [.enter], [.left, .right, .enter]])
    func cancel(letter: String, keys: [Key]) async {
        let stage = await makeStage()
        let before = stage.screen
        stage.type(letter)
        for key in keys { stage.press(key) }
        #expect(stage.screen == before)
        #expect(stage.bookmarked == people)
    }

    @Test("the answer is about the one who was asked about, whatever was read meanwhile")
    func changedMeanwhile() async {
        let stage = await makeStage()
        stage.type("b")
        stage.bookmarks.remove(people[0])
        stage.press(.left, .enter)
        #expect(stage.bookmarked == [people[1], people[2]])
        await stage.settle()
    }

    @Test("r reads them again")
    func reload() async {
        let stage = await makeStage()
        stage.type("r")
        #expect(stage.isReadingBookmarks)
        await stage.settle()
        #expect(stage.bookmarked == people)
    }

    @Test("after a failure, enter tries again and esc does not")
    func retry() async {
        let stage = await makeStage()
        stage.bookmarksStore.failure = .locked(path: "/x")
        stage.type("b")
        stage.press(.left, .enter)
        await stage.settle()
        stage.press(.enter)
        await stage.settle()
        #expect(stage.container.isPresenting)
        stage.bookmarksStore.failure = nil
        stage.press(.enter)
        await stage.settle()
        #expect(stage.bookmarksStore.users == [people[1], people[2]])
        #expect(!stage.container.isPresenting)
    }

    @Test("hints say what works now")
    func hints() async {
        #expect(await makeStage().container.front?.keyHints.map(\.key) == ["enter", "b", "c", "r"])
        #expect(await makeStage([]).container.front?.keyHints.map(\.key) == ["r"])
    }

    @Test("b, c and enter do nothing where there is none", arguments: [Key.character("b"), .character("c"), .enter])
    func empty(key: Key) async {
        let stage = await makeStage([])
        let before = stage.screen
        stage.press(key)
        #expect(stage.screen == before)
        #expect(stage.navigator.calls.isEmpty)
    }
}
