import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextSnapshots
import View
import ViewModel

/// Snapshots of the immutable style only, because its screens can be made from a model in one expression.
@MainActor
@Suite("Snapshots of the immutable profile", .leakChecks, .snapshots())
struct ImmutableProfileSnapshots {
    @Test("The immutable profile while it loads", arguments: ScreenSize.allCases)
    func loading(size: ScreenSize) {
        expectProfile(Profile(user: .loading(nil)), size)
    }

    @Test("The immutable profile of a person", arguments: ScreenSize.allCases)
    func card(size: ScreenSize) {
        expectProfile(Profile(user: .some(.sample()), age: 33), size)
    }

    @Test("The immutable profile of a bookmarked person", arguments: ScreenSize.allCases)
    func bookmarked(size: ScreenSize) {
        expectProfile(Profile(user: .some(.sample()), age: 33, isBookmarked: true), size)
    }

    @Test("The immutable profile after loading failed", arguments: ScreenSize.allCases)
    func failed(size: ScreenSize) {
        expectProfile(Profile(user: .error(.httpError(503), nil)), size)
    }

    @Test("The immutable profile while it refreshes", arguments: ScreenSize.allCases)
    func refreshing(size: ScreenSize) {
        expectProfile(Profile(user: .loading(.sample()), age: 33), size)
    }

    @Test("The immutable profile after a refresh failed", arguments: ScreenSize.allCases)
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
