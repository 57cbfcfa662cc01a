import Interactor
import Model
import Observation
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("The view model of the feature name", .leakChecks)
struct FeatureNameViewModelTests {
    private let interactor = trackForLeaks(FeatureNameInteractor())
    private let viewModel: FeatureNameViewModel

    init() {
        viewModel = trackForLeaks(FeatureNameViewModel(interactor: interactor))
    }

    @Test("shows the entries that are added")
    func content() {
        for text in ["first", " ", "second"] { viewModel.addEntry(text) }
        #expect(viewModel.content == FeatureNameContent(model: FeatureName(entries: ["second", "first"])))
        #expect(interactor.model.entries == ["second", "first"])
    }

    @Test("tells a reader about the next change only, until it reads again")
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

/// Reads the view model when the test says so, and counts the changes that it is told about.
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
