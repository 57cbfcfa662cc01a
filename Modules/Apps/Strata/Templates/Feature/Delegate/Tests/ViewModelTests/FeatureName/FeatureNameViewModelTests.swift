import Interactor
import Model
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("The view model of the feature name", .leakChecks)
struct FeatureNameViewModelTests {
    private let interactor = trackForLeaks(FeatureNameInteractor())
    private let viewModel: FeatureNameViewModel
    private let delegate: FeatureNameDelegateMock

    init() {
        viewModel = trackForLeaks(FeatureNameViewModel(interactor: interactor))
        delegate = trackForLeaks(FeatureNameDelegateMock(viewModel))
        viewModel.delegate = delegate
    }

    @Test("shows the model of its interactor")
    func content() {
        interactor.add("first")
        #expect(viewModel.content == FeatureNameContent(model: FeatureName(entries: ["first"])))
    }

    @Test("tells its delegate once about each entry that is added, and nothing about a blank one")
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
