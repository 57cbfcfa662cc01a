import Interactor
import Model
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("The view model of the Feature Name screen", .leakChecks)
struct FeatureNameViewModelTests {
    private let interactor = trackForLeaks(FeatureNameInteractor())
    private let viewModel: FeatureNameViewModel

    init() {
        viewModel = trackForLeaks(FeatureNameViewModel(interactor: interactor))
    }

    @Test("The feature name view model shows the model of its interactor")
    func content() {
        interactor.add("first")
        #expect(viewModel.content == FeatureNameContent(model: FeatureName(entries: ["first"])))
    }

    @Test("The reload closure is called once for each added entry, but not for a blank text")
    func changes() {
        var shown: [[String]] = []
        viewModel.reloadFeatureNameClosure = { [weak viewModel] in shown.append(viewModel?.content.rows ?? []) }
        for text in ["first", " ", "second"] { viewModel.addEntry(text) }
        #expect(shown == [["first"], ["second", "first"]])
        #expect(interactor.model.entries == ["second", "first"])
    }
}
