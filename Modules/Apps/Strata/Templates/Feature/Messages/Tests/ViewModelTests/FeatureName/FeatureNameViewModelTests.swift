import Interactor
import Model
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("The view model of the Feature Name screen", .leakChecks)
struct FeatureNameViewModelTests {
    private let interactor = trackForLeaks(FeatureNameInteractor())
    private let received: ReceivedOutputs<FeatureNameViewModel>

    init() {
        let viewModel = trackForLeaks(FeatureNameViewModel(interactor: interactor))
        received = trackForLeaks(ReceivedOutputs(of: viewModel))
    }

    @Test("The feature name view model sends its content when bound and after each nonblank entry")
    func changes() {
        received.send(.didBind)
        #expect(received.outputs.map(\.rows) == [[]])
        for text in ["first", " ", "second"] { received.send(.didEnter(text)) }
        #expect(received.outputs.map(\.rows) == [[], ["first"], ["second", "first"]])
        #expect(interactor.model.entries == ["second", "first"])
    }
}

extension FeatureNameViewModel.Output {
    fileprivate var rows: [String] {
        switch self {
        case .updatedFeatureName(let content): content.rows
        }
    }
}
