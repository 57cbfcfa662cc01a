import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import ViewModel

@testable import View

/// The law of the binding, in the style that reads: the view model is asked at each drawing, so there is nothing to cut
/// but the tracking of what was read.
@MainActor
@Suite("The observing view of the profile", .leakChecks, .endsWhenStuck)
struct ObservationProfileViewTests {
    @Test("The view asks to be drawn after each change of what it has read", arguments: ProfileChange.allCases)
    func tracking(change: ProfileChange) async throws {
        let profile = makeProfile()
        try await change.prepare(profile)
        let before = Shown(profile.screen)
        #expect(!profile.screen.needsDisplay)
        try await change.happen(profile)
        #expect(profile.screen.needsDisplay)
        #expect(Shown(profile.screen) != before && !profile.screen.needsDisplay)
    }

    @Test("The view asks again after the next change, once it has been drawn")
    func trackingAgain() async throws {
        let profile = makeProfile()
        profile.screen.draw()
        profile.behind.interactor.load()
        profile.screen.draw()
        try await profile.behind.answer(.success(.sample()))
        #expect(profile.screen.needsDisplay)
    }

    @Test("The view does not ask before it has read anything, but shows what is there when it is drawn")
    func unread() async throws {
        let profile = makeProfile()
        try await profile.behind.load()
        #expect(!profile.screen.needsDisplay)
        #expect(profile.screen.text.contains("Ada Lovelace"))
    }

    private func makeProfile(
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> BoundProfile<ObservationProfileView> {
        BoundProfile(sourceLocation: sourceLocation) { interactor, navigator in
            let viewModel = ObservationProfileViewModel(interactor: interactor, navigator: navigator)
            return Wire(screen: ObservationProfileView(viewModel: viewModel), bind: {}, cut: {})
        }
    }
}
