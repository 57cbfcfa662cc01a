import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("A profile that is an immutable value", .leakChecks, .endsWhenStuck)
struct ImmutableProfileViewModelTests {
    private let module = ProfileModule()

    /// What the profile is now.
    private var viewModel: ImmutableProfileViewModel {
        ImmutableProfileViewModel(interactor: module.interactor, navigator: module.navigator)
    }

    @Test("loads, and shows who came, once it is made anew")
    func loading() async throws {
        let first = viewModel
        first.load()
        #expect(viewModel.content.summary == "loading")
        try await module.answer(.sample())
        #expect(viewModel.content.summary == "Ada Lovelace, Add Bookmark")
        #expect(first.content == ProfileContent())
    }

    @Test("configures its view once per change")
    func changes() async throws {
        let view = trackForLeaks(ProfileViewDouble())
        module.interactor.bind(to: view) { [navigator = module.navigator] in
            ImmutableProfileViewModel(interactor: $0, navigator: navigator)
        }
        viewModel.load()
        try await module.answer(.sample())
        #expect(view.shown == ["loading", "Ada Lovelace, Add Bookmark"])
    }

    @Test("adds the bookmark")
    func bookmark() async throws {
        viewModel.load()
        try await module.answer(.sample())
        viewModel.didTapBookmark()
        #expect(viewModel.content.summary == "Ada Lovelace, Remove Bookmark")
        #expect(module.bookmarks.isBookmarked(.sample()))
        await module.settle()
    }

    @Test("leads to the screen of who shows, once there is somebody")
    func navigation() async throws {
        viewModel.load()
        viewModel.didTapCard()
        try await module.answer(.sample())
        viewModel.didTapCard()
        #expect(module.navigator.users == [.sample()])
    }
}

@MainActor
private final class ProfileViewDouble: Configurable {
    private(set) var shown: [String] = []

    func configure(with viewModel: ImmutableProfileViewModel) { shown.append(viewModel.content.summary) }
}
