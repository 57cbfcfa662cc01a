import Interactor
import TestDoubles
import TestKit
import Testing

@MainActor
@Suite("The profile's view models that are classes", .leakChecks, .endsWhenStuck)
struct ProfileStyleTests {
    private let module = ProfileModule()

    @Test(
        "A profile view in each binding style except observation is notified once of each change",
        arguments: [ProfileStyle.delegate, .closures, .inputsOutputs, .messages])
    func changes(style: ProfileStyle) async throws {
        let screen = style.makeScreen(module)
        screen.load()
        try await module.answer(.sample())
        #expect(screen.received == ["loading", "Ada Lovelace, Add Bookmark"])
    }

    @Test("A profile view with observation is notified of one change, and of no other until it reads again")
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
        "A profile view with inputs and outputs, or with messages, gets the content in viewDidLoad",
        arguments: [ProfileStyle.inputsOutputs, .messages])
    func viewDidLoad(style: ProfileStyle) {
        let screen = style.makeScreen(module)
        screen.viewDidLoad()
        #expect(screen.received == [""])
    }

    @Test("A refresh keeps the profile's old person visible until the answer arrives", arguments: ProfileStyle.allCases)
    func refresh(style: ProfileStyle) async throws {
        let screen = style.makeScreen(module)
        try await module.load()
        screen.refresh()
        try #require(screen.received.last == "loading, Ada Lovelace, Add Bookmark")
        try await module.answer(.sample("Grace", "Hopper"))
        #expect(screen.received.last == "Grace Hopper, Add Bookmark")
    }

    @Test("Each profile style bookmarks the person", arguments: ProfileStyle.allCases)
    func bookmark(style: ProfileStyle) async throws {
        let screen = style.makeScreen(module)
        try await module.load()
        screen.toggleBookmark()
        await module.settle()
        #expect(screen.received.last == "Ada Lovelace, Remove Bookmark")
        #expect(module.bookmarks.isBookmarked(.sample()))
    }

    @Test("Each profile style opens the person's screen if there is a person", arguments: ProfileStyle.allCases)
    func navigation(style: ProfileStyle) async throws {
        let screen = style.makeScreen(module)
        screen.load()
        screen.showDetail()
        try await module.answer(.sample())
        screen.showDetail()
        #expect(module.navigator.calls == [.showDetail(.sample())])
    }
}
