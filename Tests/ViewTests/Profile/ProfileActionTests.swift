import Interactor
import Model
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI
import View
import ViewModel

@MainActor
@Suite("Actions of a profile in every binding style", .leakChecks, .endsWhenStuck)
struct ProfileActionTests {
    enum Style: CaseIterable {
        case immutable, delegate, closures, inputsOutputs, messages, observation
    }

    private let behind = ProfileBehind()

    @Test("A profile loads the person when it opens", arguments: Style.allCases)
    func opening(style: Style) async throws {
        makeScreen(style).didOpen()
        try #require(behind.interactor.model.user.isLoading)
        try await behind.answer(.success(.sample()))
    }

    @Test("r loads the person again", arguments: Style.allCases)
    func refresh(style: Style) async throws {
        try await behind.load()
        makeScreen(style).press(.character("r"))
        try #require(behind.interactor.model.user == .loading(.sample()))
        try await behind.answer(.success(.sample()))
    }

    @Test("b bookmarks the person", arguments: Style.allCases)
    func bookmark(style: Style) async throws {
        try await behind.load()
        makeScreen(style).press(.character("b"))
        await behind.settle()
        #expect(behind.bookmarks.isBookmarked(.sample()))
    }

    @Test("Enter opens the person's screen", arguments: Style.allCases)
    func detail(style: Style) async throws {
        try await behind.load()
        makeScreen(style).press(.enter)
        #expect(behind.opened == [.sample()])
    }

    /// Returns a screen that is not bound: what it does needs no binding.
    private func makeScreen(_ style: Style, sourceLocation: SourceLocation = #_sourceLocation) -> any ProfileScreen {
        trackForLeaks(makeView(style, behind.interactor), sourceLocation: sourceLocation)
    }

    private func makeView(_ style: Style, _ interactor: ProfileInteractor) -> any ProfileScreen {
        switch style {
        case .immutable:
            ImmutableProfileView(
                viewModel: ImmutableProfileViewModel(model: interactor.model, interactor, navigator: behind))
        case .delegate:
            DelegateProfileView(viewModel: DelegateProfileViewModel(interactor: interactor, navigator: behind))
        case .closures:
            ClosuresProfileView(viewModel: ClosuresProfileViewModel(interactor: interactor, navigator: behind))
        case .inputsOutputs:
            InputsOutputsProfileView(
                viewModel: InputsOutputsProfileViewModel(interactor: interactor, navigator: behind))
        case .messages:
            MessagesProfileView(viewModel: MessagesProfileViewModel(interactor: interactor, navigator: behind))
        case .observation:
            ObservationProfileView(viewModel: ObservationProfileViewModel(interactor: interactor, navigator: behind))
        }
    }
}
