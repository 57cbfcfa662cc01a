import Interactor
import Model
import Observation
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

    @Test("The feature name view model shows the added entries")
    func content() {
        for text in ["first", " ", "second"] { viewModel.addEntry(text) }
        #expect(viewModel.content == FeatureNameContent(model: FeatureName(entries: ["second", "first"])))
        #expect(interactor.model.entries == ["second", "first"])
    }

    @Test("A reader of the feature name view model is notified of one change per read")
    func changes() {
        let reader = trackForLeaks(FeatureNameReader(viewModel))
        reader.read()
        viewModel.addEntry("first")
        viewModel.addEntry("second")
        #expect(reader.shown == [[]] && reader.changes == 1)
        reader.read()
        viewModel.addEntry("third")
        #expect(reader.shown == [[], ["second", "first"]] && reader.changes == 2)
    }
}

/// Reads the view model at the test's request, and counts the notifications of changes.
@MainActor
private final class FeatureNameReader {
    private(set) var shown: [[String]] = []
    private(set) var changes = 0
    private let viewModel: FeatureNameViewModel

    init(_ viewModel: FeatureNameViewModel) {
        self.viewModel = viewModel
    }

    func read() {
        shown.append(
            withObservationTracking {
                viewModel.content.rows
            } onChange: { [weak self] in
                MainActor.assumeIsolated { self?.changes += 1 }
            })
    }
}
