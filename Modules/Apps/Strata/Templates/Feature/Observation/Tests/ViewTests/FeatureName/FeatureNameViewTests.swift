import Interactor
import TestKit
import TestScreens
import Testing
import ViewModel

@testable import View

@MainActor
@Suite("The view of the Feature Name screen", .leakChecks)
struct FeatureNameViewTests {
    private let interactor = trackForLeaks(FeatureNameInteractor())

    @Test("The feature name view asks to be drawn again after each change of the content it drew")
    func tracking() {
        let view = makeView()
        for text in ["first", "second"] {
            let before = Shown(view)
            #expect(!view.needsDisplay)
            interactor.add(text)
            #expect(view.needsDisplay)
            #expect(Shown(view) != before && !view.needsDisplay)
        }
    }

    @Test("The feature name view does not ask for its first drawing, which shows all earlier changes")
    func unread() {
        let view = makeView()
        interactor.add("first")
        #expect(!view.needsDisplay)
        #expect(view.text.contains("▸ first"))
    }

    private func makeView(sourceLocation: SourceLocation = #_sourceLocation) -> FeatureNameView {
        trackForLeaks(
            FeatureNameView(viewModel: FeatureNameViewModel(interactor: interactor)), sourceLocation: sourceLocation)
    }
}
