import Interactor
import Model
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("The view model of the Feature Name screen", .leakChecks)
struct FeatureNameViewModelTests {
    private let interactor = trackForLeaks(FeatureNameInteractor())
    private let viewModel: any FeatureNameType

    init() {
        viewModel = trackForLeaks(FeatureNameViewModel(interactor: interactor))
    }

    @Test("The feature name view model emits its content on loading and after each nonblank entry")
    func changes() {
        var emitted: [FeatureNameContent] = []
        viewModel.outputs.displayFeatureName = { emitted.append($0) }
        viewModel.inputs.viewDidLoad()
        #expect(emitted == [FeatureNameContent()])
        for text in ["first", " ", "second"] { viewModel.inputs.userFinishedEditingNewEntry(text: text) }
        #expect(emitted.map(\.rows) == [[], ["first"], ["second", "first"]])
        #expect(interactor.model.entries == ["second", "first"])
    }
}
