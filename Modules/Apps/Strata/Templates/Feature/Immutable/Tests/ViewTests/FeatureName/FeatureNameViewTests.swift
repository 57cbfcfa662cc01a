import Model
import TestKit
import TestScreens
import Testing
import TextUI
import View
import ViewModel

@MainActor
@Suite("The view of the Feature Name screen", .leakChecks)
struct FeatureNameViewTests {
    @Test("The feature name view keeps the selection and the typed text when it is configured again")
    func configure() {
        let view = makeView(FeatureName(entries: ["second", "first"]))
        view.press(.down)
        view.type("nthird")
        view.configure(with: FeatureNameViewModel(model: FeatureName(entries: ["third", "second", "first"]), nil))
        #expect(view.text.contains("▸ second") && view.isEditingText)
        #expect(!view.unsavedChanges.isEmpty)
    }

    private func makeView(_ model: FeatureName, sourceLocation: SourceLocation = #_sourceLocation) -> FeatureNameView {
        trackForLeaks(
            FeatureNameView(viewModel: FeatureNameViewModel(model: model, nil)), sourceLocation: sourceLocation)
    }
}
