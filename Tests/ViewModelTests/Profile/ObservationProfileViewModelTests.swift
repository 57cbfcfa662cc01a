import Interactor
import Model
import Observation
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("The profile's view model with observation", .leakChecks, .endsWhenStuck)
struct ObservationProfileViewModelTests {
    private let module = ProfileModule()
    private let viewModel: ObservationProfileViewModel

    init() {
        viewModel = trackForLeaks(
            ObservationProfileViewModel(interactor: module.interactor, navigator: module.navigator))
    }

    @Test("loads a person and shows them")
    func loading() async throws {
        viewModel.load()
        #expect(viewModel.content.summary == "loading")
        try await module.answer(.sample())
        #expect(viewModel.content.summary == "Ada Lovelace, Add Bookmark")
    }

    @Test("tells a reader about the next change only, until it reads again")
    func changes() async throws {
        let reader = trackForLeaks(ProfileReader(viewModel))
        reader.read()
        viewModel.load()
        try await module.answer(.sample())
        #expect(reader.shown == [""] && reader.changes == 1)
        reader.read()
        viewModel.toggleBookmark()
        await module.settle()
        reader.read()
        #expect(reader.changes == 2)
        #expect(reader.shown == ["", "Ada Lovelace, Add Bookmark", "Ada Lovelace, Remove Bookmark"])
    }

    @Test("loads the person again, who shows meanwhile")
    func refresh() async throws {
        viewModel.load()
        try await module.answer(.sample())
        viewModel.refresh()
        #expect(viewModel.content.summary == "loading, Ada Lovelace, Add Bookmark")
        try await module.answer(.sample("Grace", "Hopper"))
        #expect(viewModel.content.summary == "Grace Hopper, Add Bookmark")
    }

    @Test("adds a bookmark")
    func bookmark() async throws {
        viewModel.load()
        try await module.answer(.sample())
        viewModel.toggleBookmark()
        await module.settle()
        #expect(viewModel.content.summary == "Ada Lovelace, Remove Bookmark")
        #expect(module.bookmarks.isBookmarked(.sample()))
    }

    @Test("opens the person's screen, once there is a person")
    func navigation() async throws {
        viewModel.load()
        viewModel.showDetail()
        try await module.answer(.sample())
        viewModel.showDetail()
        #expect(module.navigator.users == [.sample()])
    }
}

/// Reads the view model when the test says so, and counts the changes that it is told about.
@MainActor
private final class ProfileReader {
    private(set) var shown: [String] = []
    private(set) var changes = 0
    private let viewModel: ObservationProfileViewModel

    init(_ viewModel: ObservationProfileViewModel) {
        self.viewModel = viewModel
    }

    func read() {
        shown.append(
            withObservationTracking {
                viewModel.content.summary
            } onChange: { [weak self] in
                MainActor.assumeIsolated { self?.changes += 1 }
            })
    }
}
