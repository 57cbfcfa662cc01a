import Interactor
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("The profile's view models that keep a state", .leakChecks, .endsWhenStuck)
struct ProfileStyleTests {
    private let module = ProfileModule()

    @Test(
        "A screen of each style but observation is told once about each change",
        arguments: [ProfileStyle.delegate, .closures, .inputsOutputs, .messages])
    func changes(style: ProfileStyle) async throws {
        let screen = style.makeScreen(module)
        screen.load()
        try await module.answer(.sample())
        #expect(screen.told == ["loading", "Ada Lovelace, Add Bookmark"])
    }

    @Test("A screen with observation is told about the next change only, until it reads again")
    func observation() async throws {
        let screen = trackForLeaks(ObservationScreen(module))
        #expect(screen.read() == [""])
        screen.load()
        try await module.answer(.sample())
        #expect(screen.changes == 1)
        #expect(screen.read() == ["Ada Lovelace, Add Bookmark"])
        screen.toggleBookmark()
        await module.settle()
        #expect(screen.changes == 2)
    }

    @Test(
        "A screen with inputs and outputs, or with messages, is told the current content when it has loaded",
        arguments: [ProfileStyle.inputsOutputs, .messages])
    func viewDidLoad(style: ProfileStyle) {
        let screen = style.makeScreen(module)
        screen.viewDidLoad()
        #expect(screen.told == [""])
    }

    @Test("A refresh loads the person again, who is visible meanwhile", arguments: ProfileStyle.allCases)
    func refresh(style: ProfileStyle) async throws {
        let screen = style.makeScreen(module)
        try await module.load()
        screen.refresh()
        try #require(screen.told.last == "loading, Ada Lovelace, Add Bookmark")
        try await module.answer(.sample("Grace", "Hopper"))
        #expect(screen.told.last == "Grace Hopper, Add Bookmark")
    }

    @Test("The person is bookmarked", arguments: ProfileStyle.allCases)
    func bookmark(style: ProfileStyle) async throws {
        let screen = style.makeScreen(module)
        try await module.load()
        screen.toggleBookmark()
        await module.settle()
        #expect(screen.told.last == "Ada Lovelace, Remove Bookmark")
        #expect(module.bookmarks.isBookmarked(.sample()))
    }

    @Test("The person's screen opens once there is a person", arguments: ProfileStyle.allCases)
    func navigation(style: ProfileStyle) async throws {
        let screen = style.makeScreen(module)
        screen.load()
        screen.showDetail()
        try await module.answer(.sample())
        screen.showDetail()
        #expect(module.navigator.calls == [.showDetail(.sample())])
    }
}
