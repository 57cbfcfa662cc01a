import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("A profile that calls a closure", .leakChecks, .endsWhenStuck)
struct ClosuresProfileViewModelTests {
    private let module = ProfileModule()
    private let viewModel: ClosuresProfileViewModel

    init() {
        viewModel = trackForLeaks(
            ClosuresProfileViewModel(interactor: module.interactor, navigator: module.navigator))
    }

    @Test("loads, and shows who came")
    func loading() async throws {
        viewModel.fetch()
        #expect(viewModel.content.summary == "loading")
        try await module.answer(.sample())
        #expect(viewModel.content.summary == "Ada Lovelace, Add Bookmark")
    }

    @Test("calls its closure once per change")
    func changes() async throws {
        var shown: [String] = []
        viewModel.reloadProfileClosure = { [weak viewModel] in shown.append(viewModel?.content.summary ?? "") }
        viewModel.fetch()
        try await module.answer(.sample())
        #expect(shown == ["loading", "Ada Lovelace, Add Bookmark"])
    }

    @Test("adds the bookmark")
    func bookmark() async throws {
        viewModel.fetch()
        try await module.answer(.sample())
        viewModel.toggleBookmark()
        #expect(viewModel.content.summary == "Ada Lovelace, Remove Bookmark")
        #expect(module.bookmarks.isBookmarked(.sample()))
        await module.settle()
    }

    @Test("leads to the screen of who shows, once there is somebody")
    func navigation() async throws {
        viewModel.fetch()
        viewModel.didSelectProfile()
        try await module.answer(.sample())
        viewModel.didSelectProfile()
        #expect(module.navigator.users == [.sample()])
    }
}
