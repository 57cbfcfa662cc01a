import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("The immutable view model of the profile", .leakChecks)
struct ImmutableProfileViewModelTests {
    private let actions = trackForLeaks(ProfileActionsMock())
    private let navigator = trackForLeaks(ProfileNavigatorMock())

    @Test("shows the model that it is made of")
    func content() {
        let viewModel = ImmutableProfileViewModel(model: Profile(user: .loading(nil)), nil, navigator: nil)
        #expect(viewModel.content.summary == "loading")
    }

    @Test("passes each action on")
    func actionsInOrder() {
        let viewModel = ImmutableProfileViewModel(model: Profile(), actions, navigator: nil)
        viewModel.load()
        viewModel.didTapRefresh()
        viewModel.didTapBookmark()
        #expect(actions.calls == ["load", "refresh", "toggleBookmark"])
    }

    @Test("opens the screen of the person who shows, or of nobody")
    func navigation() {
        for user in [.loading(nil), .some(.sample())] as [LoadableModel<User, NetworkError>] {
            ImmutableProfileViewModel(model: Profile(user: user), nil, navigator: navigator).didTapCard()
        }
        #expect(navigator.users == [.sample()])
    }

    @Test("equals another of the same model, whoever carries out its actions")
    func equality() {
        let viewModel = ImmutableProfileViewModel(model: Profile(), actions, navigator: navigator)
        #expect(viewModel == ImmutableProfileViewModel(model: Profile(), nil, navigator: nil))
        #expect(viewModel != ImmutableProfileViewModel(model: Profile(user: .loading(nil)), nil, navigator: nil))
    }
}
