import Interactor
import TestDoubles
import TestKit
import TestScreens
import Testing
import ViewModel

@testable import View

/// The law of the binding, for observation: the view reads its view model in each drawing, so the tests check only that
/// a change of a read property requests another drawing.
@MainActor
@Suite("The observing view of the profile", .leakChecks, .endsWhenStuck)
struct ObservationProfileViewTests {
    private let behind = ProfileBehind()
    private let view: ObservationProfileView

    init() {
        let viewModel = ObservationProfileViewModel(interactor: behind.interactor, navigator: behind)
        view = trackForLeaks(ObservationProfileView(viewModel: viewModel))
    }

    @Test("The observing view asks to be drawn after a read property changes", arguments: ProfileChange.allCases)
    func tracking(change: ProfileChange) async throws {
        try await change.prepare(behind)
        let before = Shown(view)
        #expect(!view.needsDisplay)
        try await change.happen(behind)
        #expect(view.needsDisplay)
        #expect(Shown(view) != before && !view.needsDisplay)
    }

    @Test("The observing view asks again after the next change, once it has been drawn")
    func trackingAgain() async throws {
        view.draw()
        behind.interactor.load()
        view.draw()
        try await behind.answer(.success(.sample()))
        #expect(view.needsDisplay)
    }

    @Test("The observing view does not ask before it has read anything, but draws the current content")
    func unread() async throws {
        try await behind.load()
        #expect(!view.needsDisplay)
        #expect(view.text.contains("Ada Lovelace"))
    }
}
