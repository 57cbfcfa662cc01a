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

    @Test("A reader is told about the next change only, until it reads again")
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

    @Test("A refresh loads the person again, who is visible meanwhile")
    func refresh() async throws {
        try await module.load()
        viewModel.refresh()
        try #require(viewModel.content.summary == "loading, Ada Lovelace, Add Bookmark")
        try await module.answer(.sample("Grace", "Hopper"))
        #expect(viewModel.content.summary == "Grace Hopper, Add Bookmark")
    }

    @Test("The person's screen opens once there is a person")
    func navigation() async throws {
        viewModel.load()
        viewModel.showDetail()
        try await module.answer(.sample())
        viewModel.showDetail()
        #expect(module.navigator.calls == [.showDetail(.sample())])
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
