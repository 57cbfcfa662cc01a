import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("The profile's view model with a delegate", .leakChecks, .endsWhenStuck)
struct DelegateProfileViewModelTests {
    private let module = ProfileModule()
    private let viewModel: DelegateProfileViewModel
    private let delegate: ProfileDelegateMock

    init() {
        viewModel = trackForLeaks(
            DelegateProfileViewModel(interactor: module.interactor, navigator: module.navigator))
        delegate = trackForLeaks(ProfileDelegateMock(viewModel))
        viewModel.delegate = delegate
    }

    @Test("The delegate is told once about each change")
    func changes() async throws {
        viewModel.loadProfile()
        try await module.answer(.sample())
        #expect(delegate.shown == ["loading", "Ada Lovelace, Add Bookmark"])
    }

    @Test("A refresh loads the person again, who is visible meanwhile")
    func refresh() async throws {
        try await module.load()
        viewModel.refreshProfile()
        try #require(viewModel.content.summary == "loading, Ada Lovelace, Add Bookmark")
        try await module.answer(.sample("Grace", "Hopper"))
        #expect(viewModel.content.summary == "Grace Hopper, Add Bookmark")
    }

    @Test("The person is bookmarked")
    func bookmark() async throws {
        try await module.load()
        viewModel.toggleBookmark()
        await module.settle()
        #expect(delegate.shown.last == "Ada Lovelace, Remove Bookmark")
        #expect(module.bookmarks.isBookmarked(.sample()))
    }

    @Test("The person's screen opens once there is a person")
    func navigation() async throws {
        viewModel.loadProfile()
        viewModel.didSelectProfile()
        try await module.answer(.sample())
        viewModel.didSelectProfile()
        #expect(module.navigator.calls == [.showDetail(.sample())])
    }
}

/// Records the view model's content at each call.
@MainActor
private final class ProfileDelegateMock: ProfileViewModelDelegate {
    private(set) var shown: [String] = []
    private weak let viewModel: DelegateProfileViewModel?

    init(_ viewModel: DelegateProfileViewModel) {
        self.viewModel = viewModel
    }

    func didUpdateProfile() { shown.append(viewModel?.content.summary ?? "") }
}
