import Interactor
import TestDoubles
import TestKit
import TestScreens
import Testing
import ViewModel

@testable import View

/// Each drawing reads the view model, so the tests mainly check when the view asks to be drawn.
@MainActor
@Suite("The observing view of the profile", .leakChecks, .endsWhenStuck)
struct ObservationProfileViewTests {
    private let behind = ProfileBehind()
    private let view: ObservationProfileView

    init() {
        let viewModel = ObservationProfileViewModel(interactor: behind.interactor, navigator: behind)
        view = trackForLeaks(ObservationProfileView(viewModel: viewModel))
    }

    @Test("The observing view asks to be drawn on a change to a property it read", arguments: ProfileChange.allCases)
    func tracking(change: ProfileChange) async throws {
        try await change.prepare(behind)
        let before = Shown(view)
        #expect(!view.needsDisplay)
        try await change.happen(behind)
        #expect(view.needsDisplay)
        #expect(Shown(view) != before && !view.needsDisplay)
    }

    @Test("After the observing view is drawn again, the next change makes it ask for another drawing")
    func trackingAgain() async throws {
        view.draw()
        behind.interactor.load()
        view.draw()
        try await behind.answer(.success(.sample()))
        #expect(view.needsDisplay)
    }

    @Test("The observing view does not ask to be drawn before its first drawing, which has the current content")
    func unread() async throws {
        try await behind.load()
        #expect(!view.needsDisplay)
        #expect(view.text.contains("Ada Lovelace"))
    }
}
