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
    @Test("asks to be drawn after each change of what it has read", arguments: ProfileChange.allCases)
    func tracking(change: ProfileChange) async throws {
        let profile = makeProfile()
        try await change.prepare(profile)
        let before = Shown(profile.screen)
        #expect(!profile.screen.needsDisplay)
        try await change.happen(profile)
        #expect(profile.screen.needsDisplay)
        #expect(Shown(profile.screen) != before && !profile.screen.needsDisplay)
    }

    @Test("does not ask before it has read anything, but shows what is there when it is drawn")
    func unread() async throws {
        let profile = makeProfile()
        profile.interactor.load()
        try await profile.answer(.success(.sample()))
        #expect(!profile.screen.needsDisplay)
        #expect(profile.screen.text.contains("Ada Lovelace"))
    }

    private func makeProfile(
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> BoundProfile<ObservationProfileView> {
        BoundProfile(sourceLocation: sourceLocation) { interactor in
            let viewModel = ObservationProfileViewModel(interactor: interactor, navigator: Nowhere())
            return Wire(screen: ObservationProfileView(viewModel: viewModel), bind: {}, cut: {})
        }
    }
}
