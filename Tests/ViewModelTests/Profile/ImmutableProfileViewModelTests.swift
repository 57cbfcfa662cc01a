import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("The immutable view model of the profile", .leakChecks)
struct ImmutableProfileViewModelTests {
    private let mock = trackForLeaks(ProfileMock())

    @Test("The immutable profile's content is made from the model")
    func content() {
        let viewModel = ImmutableProfileViewModel(model: Profile(user: .loading(nil)), nil, navigator: nil)
        #expect(viewModel.content.summary == "loading")
    }

    @Test("The immutable profile passes on each action")
    func actionsInOrder() {
        let viewModel = ImmutableProfileViewModel(model: Profile(), mock, navigator: nil)
        viewModel.load()
        viewModel.didTapRefresh()
        viewModel.didTapBookmark()
        #expect(mock.calls == [.load, .refresh, .toggleBookmark])
    }

    @Test("The immutable profile opens the visible person's screen, or no screen if there is no person")
    func navigation() {
        for user in [.loading(nil), .some(.sample())] as [LoadableModel<User, NetworkError>] {
            ImmutableProfileViewModel(model: Profile(user: user), nil, navigator: mock).didTapCard()
        }
        #expect(mock.calls == [.showDetail(.sample())])
    }

    @Test("Immutable profiles of equal models are equal, whatever their action handlers")
    func equality() {
        let viewModel = ImmutableProfileViewModel(model: Profile(), mock, navigator: mock)
        #expect(viewModel == ImmutableProfileViewModel(model: Profile(), nil, navigator: nil))
        #expect(viewModel != ImmutableProfileViewModel(model: Profile(user: .loading(nil)), nil, navigator: nil))
    }
}
