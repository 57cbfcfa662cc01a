import Model
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("The view model of the Feature Name screen", .leakChecks)
struct FeatureNameViewModelTests {
    private let actions = trackForLeaks(FeatureNameActionsMock())

    @Test("The feature name view model shows the model that it is made from")
    func content() {
        let model = FeatureName(entries: ["second", "first"])
        #expect(FeatureNameViewModel(model: model, nil).content == FeatureNameContent(model: model))
    }

    @Test("The feature name view model passes the typed text to its actions")
    func adding() {
        FeatureNameViewModel(model: FeatureName(), actions).didEnter("first")
        #expect(actions.texts == ["first"])
    }

    @Test("View models of the Feature Name screen are equal if their models are, whatever their actions")
    func equality() {
        let viewModel = FeatureNameViewModel(model: FeatureName(), actions)
        #expect(viewModel == FeatureNameViewModel(model: FeatureName(), nil))
        #expect(viewModel != FeatureNameViewModel(model: FeatureName(entries: ["first"]), actions))
    }
}

/// Records the texts that it is asked to add.
@MainActor
private final class FeatureNameActionsMock: FeatureNameActions {
    private(set) var texts: [String] = []

    func add(_ text: String) { texts.append(text) }
}
