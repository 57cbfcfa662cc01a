import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextSnapshots
import View
import ViewModel

/// The immutable style alone: each screen is one expression of a model.
@MainActor
@Suite("The immutable profile looks as it did", .leakChecks, .snapshots())
struct ImmutableProfileSnapshots {
    @Test("while it loads", arguments: ScreenSize.allCases)
    func loading(size: ScreenSize) {
        expectProfile(Profile(user: .loading(nil)), size)
    }

    @Test("with a person", arguments: ScreenSize.allCases)
    func card(size: ScreenSize) {
        expectProfile(Profile(user: .some(.sample()), age: 33), size)
    }

    @Test("with a bookmarked person", arguments: ScreenSize.allCases)
    func bookmarked(size: ScreenSize) {
        expectProfile(Profile(user: .some(.sample()), age: 33, isBookmarked: true), size)
    }

    @Test("when loading failed", arguments: ScreenSize.allCases)
    func failed(size: ScreenSize) {
        expectProfile(Profile(user: .error(.httpError(503), nil)), size)
    }

    @Test("while it refreshes", arguments: ScreenSize.allCases)
    func refreshing(size: ScreenSize) {
        expectProfile(Profile(user: .loading(.sample()), age: 33), size)
    }

    @Test("when a refresh failed", arguments: ScreenSize.allCases)
    func failedRefresh(size: ScreenSize) {
        expectProfile(Profile(user: .error(.httpError(503), .sample()), age: 33), size)
    }

    private func expectProfile(
        _ model: Profile, _ size: ScreenSize, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let viewModel = ImmutableProfileViewModel(model: model, nil, navigator: nil)
        let view = trackForLeaks(ImmutableProfileView(viewModel: viewModel), sourceLocation: sourceLocation)
        expectScreen(view.draw(size.size), sourceLocation: sourceLocation)
    }
}
