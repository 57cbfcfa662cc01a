import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("A profile that tells a delegate", .leakChecks, .endsWhenStuck)
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

    @Test("loads, and shows who came")
    func loading() async throws {
        viewModel.loadProfile()
        #expect(viewModel.content.summary == "loading")
        try await module.answer(.sample())
        #expect(viewModel.content.summary == "Ada Lovelace, Add Bookmark")
    }

    @Test("tells its delegate once per change")
    func changes() async throws {
        viewModel.loadProfile()
        try await module.answer(.sample())
        #expect(delegate.shown == ["loading", "Ada Lovelace, Add Bookmark"])
    }

    @Test("adds the bookmark")
    func bookmark() async throws {
        viewModel.loadProfile()
        try await module.answer(.sample())
        viewModel.toggleBookmark()
        #expect(delegate.shown.last == "Ada Lovelace, Remove Bookmark")
        #expect(module.bookmarks.isBookmarked(.sample()))
        await module.settle()
    }

    @Test("leads to the screen of who shows, once there is somebody")
    func navigation() async throws {
        viewModel.loadProfile()
        viewModel.didSelectProfile()
        try await module.answer(.sample())
        viewModel.didSelectProfile()
        #expect(module.navigator.users == [.sample()])
    }
}

/// Records what the view model shows whenever it is told.
@MainActor
private final class ProfileDelegateMock: ProfileViewModelDelegate {
    private(set) var shown: [String] = []
    private weak let viewModel: DelegateProfileViewModel?

    init(_ viewModel: DelegateProfileViewModel) {
        self.viewModel = viewModel
    }

    func didUpdateProfile() { shown.append(viewModel?.content.summary ?? "") }
}
