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

    @Test("The closure is called once for each change")
    func changes() async throws {
        var shown: [String] = []
        viewModel.reloadProfileClosure = { [weak viewModel] in shown.append(viewModel?.content.summary ?? "") }
        viewModel.fetch()
        try await module.answer(.sample())
        #expect(shown == ["loading", "Ada Lovelace, Add Bookmark"])
    }

    @Test("A refresh loads the person again, who is visible meanwhile")
    func refresh() async throws {
        try await module.load()
        viewModel.refresh()
        try #require(viewModel.content.summary == "loading, Ada Lovelace, Add Bookmark")
        try await module.answer(.sample("Grace", "Hopper"))
        #expect(viewModel.content.summary == "Grace Hopper, Add Bookmark")
    }

    @Test("The person is bookmarked")
    func bookmark() async throws {
        try await module.load()
        viewModel.toggleBookmark()
        await module.settle()
        #expect(viewModel.content.summary == "Ada Lovelace, Remove Bookmark")
        #expect(module.bookmarks.isBookmarked(.sample()))
    }

    @Test("The person's screen opens once there is a person")
    func navigation() async throws {
        viewModel.fetch()
        viewModel.didSelectProfile()
        try await module.answer(.sample())
        viewModel.didSelectProfile()
        #expect(module.navigator.calls == [.showDetail(.sample())])
    }
}
