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

    @Test("loads a person and shows them")
    func loading() async throws {
        viewModel.loadProfile()
        #expect(viewModel.content.summary == "loading")
        try await module.answer(.sample())
        #expect(viewModel.content.summary == "Ada Lovelace, Add Bookmark")
    }

    @Test("tells its delegate once about each change")
    func changes() async throws {
        viewModel.loadProfile()
        try await module.answer(.sample())
        #expect(delegate.shown == ["loading", "Ada Lovelace, Add Bookmark"])
    }

    @Test("loads the person again, who shows meanwhile")
    func refresh() async throws {
        viewModel.loadProfile()
        try await module.answer(.sample())
        viewModel.refreshProfile()
        #expect(viewModel.content.summary == "loading, Ada Lovelace, Add Bookmark")
        try await module.answer(.sample("Grace", "Hopper"))
        #expect(viewModel.content.summary == "Grace Hopper, Add Bookmark")
    }

    @Test("adds a bookmark")
    func bookmark() async throws {
        viewModel.loadProfile()
        try await module.answer(.sample())
        viewModel.toggleBookmark()
        await module.settle()
        #expect(delegate.shown.last == "Ada Lovelace, Remove Bookmark")
        #expect(module.bookmarks.isBookmarked(.sample()))
    }

    @Test("opens the person's screen, once there is a person")
    func navigation() async throws {
        viewModel.loadProfile()
        viewModel.didSelectProfile()
        try await module.answer(.sample())
        viewModel.didSelectProfile()
        #expect(module.navigator.users == [.sample()])
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
