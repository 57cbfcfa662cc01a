import Interactor
import TestKit
import TestScreens
import Testing
import ViewModel

@testable import View

@MainActor
@Suite("The view of the feature name", .leakChecks)
struct FeatureNameViewTests {
    private let interactor = trackForLeaks(FeatureNameInteractor())

    @Test("asks to be drawn after each change of what it has read")
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

    @Test("does not ask before it has read anything, but shows what is there when it is drawn")
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
