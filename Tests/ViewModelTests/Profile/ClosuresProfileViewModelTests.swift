import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("The profile's view model with closures", .leakChecks, .endsWhenStuck)
struct ClosuresProfileViewModelTests {
    private let module = ProfileModule()
    private let viewModel: ClosuresProfileViewModel

    init() {
        viewModel = trackForLeaks(
            ClosuresProfileViewModel(interactor: module.interactor, navigator: module.navigator))
    }

    @Test("loads a person and shows them")
    func loading() async throws {
        viewModel.fetch()
        #expect(viewModel.content.summary == "loading")
        try await module.answer(.sample())
        #expect(viewModel.content.summary == "Ada Lovelace, Add Bookmark")
    }

    @Test("calls its closure once for each change")
    func changes() async throws {
        var shown: [String] = []
        viewModel.reloadProfileClosure = { [weak viewModel] in shown.append(viewModel?.content.summary ?? "") }
        viewModel.fetch()
        try await module.answer(.sample())
        #expect(shown == ["loading", "Ada Lovelace, Add Bookmark"])
    }

    @Test("loads the person again, who shows meanwhile")
    func refresh() async throws {
        viewModel.fetch()
        try await module.answer(.sample())
        viewModel.refresh()
        #expect(viewModel.content.summary == "loading, Ada Lovelace, Add Bookmark")
        try await module.answer(.sample("Grace", "Hopper"))
        #expect(viewModel.content.summary == "Grace Hopper, Add Bookmark")
    }

    @Test("adds a bookmark")
    func bookmark() async throws {
        viewModel.fetch()
        try await module.answer(.sample())
        viewModel.toggleBookmark()
        await module.settle()
        #expect(viewModel.content.summary == "Ada Lovelace, Remove Bookmark")
        #expect(module.bookmarks.isBookmarked(.sample()))
    }

    @Test("opens the person's screen, once there is a person")
    func navigation() async throws {
        viewModel.fetch()
        viewModel.didSelectProfile()
        try await module.answer(.sample())
        viewModel.didSelectProfile()
        #expect(module.navigator.users == [.sample()])
    }
}
