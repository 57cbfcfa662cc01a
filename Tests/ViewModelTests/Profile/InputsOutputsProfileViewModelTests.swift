import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("The profile's view model with inputs and outputs", .leakChecks, .endsWhenStuck)
struct InputsOutputsProfileViewModelTests {
    private let module = ProfileModule()
    private let viewModel: any ProfileType

    init() {
        viewModel = trackForLeaks(
            InputsOutputsProfileViewModel(interactor: module.interactor, navigator: module.navigator))
    }

    @Test("The output emits the current content, then each change once")
    func loading() async throws {
        var emitted: [String] = []
        viewModel.outputs.displayProfile = { emitted.append($0.summary) }
        viewModel.inputs.viewDidLoad()
        #expect(emitted == [""])
        viewModel.inputs.viewDidAppear()
        #expect(emitted == ["", "loading"])
        try await module.answer(.sample())
        #expect(emitted == ["", "loading", "Ada Lovelace, Add Bookmark"])
    }

    @Test("A refresh loads the person again, who is visible meanwhile")
    func refresh() async throws {
        var emitted: [String] = []
        try await module.load()
        viewModel.outputs.displayProfile = { emitted.append($0.summary) }
        viewModel.inputs.userTappedRefresh()
        try await module.answer(.sample("Grace", "Hopper"))
        #expect(emitted == ["loading, Ada Lovelace, Add Bookmark", "Grace Hopper, Add Bookmark"])
    }

    @Test("The person is bookmarked")
    func bookmark() async throws {
        var emitted: [String] = []
        try await module.load()
        viewModel.outputs.displayProfile = { emitted.append($0.summary) }
        viewModel.inputs.userTappedBookmark()
        await module.settle()
        #expect(emitted.last == "Ada Lovelace, Remove Bookmark")
        #expect(module.bookmarks.isBookmarked(.sample()))
    }

    @Test("The person's screen opens once there is a person")
    func navigation() async throws {
        viewModel.inputs.viewDidAppear()
        viewModel.inputs.userTappedCard()
        try await module.answer(.sample())
        viewModel.inputs.userTappedCard()
        #expect(module.navigator.calls == [.showDetail(.sample())])
    }
}
