import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("A profile of inputs and outputs", .leakChecks, .endsWhenStuck)
struct InputsOutputsProfileViewModelTests {
    private let module = ProfileModule()
    private let viewModel: any ProfileType

    init() {
        viewModel = trackForLeaks(
            InputsOutputsProfileViewModel(interactor: module.interactor, navigator: module.navigator))
    }

    @Test("emits what there is, that it loads, and who came: once per change")
    func loading() async throws {
        var emitted: [String] = []
        viewModel.outputs.displayProfile = { emitted.append($0.summary) }
        viewModel.inputs.viewDidLoad()
        #expect(emitted == ["", "loading"])
        try await module.answer(.sample())
        #expect(emitted == ["", "loading", "Ada Lovelace, Add Bookmark"])
    }

    @Test("adds the bookmark")
    func bookmark() async throws {
        var emitted: [String] = []
        viewModel.inputs.viewDidLoad()
        try await module.answer(.sample())
        viewModel.outputs.displayProfile = { emitted.append($0.summary) }
        viewModel.inputs.userTappedBookmark()
        #expect(emitted == ["Ada Lovelace, Remove Bookmark"])
        #expect(module.bookmarks.isBookmarked(.sample()))
        await module.settle()
    }

    @Test("leads to the screen of who shows, once there is somebody")
    func navigation() async throws {
        viewModel.inputs.viewDidLoad()
        viewModel.inputs.userTappedCard()
        try await module.answer(.sample())
        viewModel.inputs.userTappedCard()
        #expect(module.navigator.users == [.sample()])
    }
}
