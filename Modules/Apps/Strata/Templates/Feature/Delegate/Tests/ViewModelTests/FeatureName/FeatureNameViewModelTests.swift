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
    private let delegate: FeatureNameDelegateMock

    init() {
        viewModel = trackForLeaks(FeatureNameViewModel(interactor: interactor))
        delegate = trackForLeaks(FeatureNameDelegateMock(viewModel))
        viewModel.delegate = delegate
    }

    @Test("The feature name view model shows the model of its interactor")
    func content() {
        interactor.add("first")
        #expect(viewModel.content == FeatureNameContent(model: FeatureName(entries: ["first"])))
    }

    @Test("The delegate is notified once of each added entry, but not of a blank text")
    func changes() {
        for text in ["first", " ", "second"] { viewModel.addEntry(text) }
        #expect(delegate.shown == [["first"], ["second", "first"]])
        #expect(interactor.model.entries == ["second", "first"])
    }
}

/// Records the rows at each call.
@MainActor
private final class FeatureNameDelegateMock: FeatureNameViewModelDelegate {
    private(set) var shown: [[String]] = []
    private weak let viewModel: FeatureNameViewModel?

    init(_ viewModel: FeatureNameViewModel) {
        self.viewModel = viewModel
    }

    func didUpdateFeatureName() { shown.append(viewModel?.content.rows ?? []) }
}
