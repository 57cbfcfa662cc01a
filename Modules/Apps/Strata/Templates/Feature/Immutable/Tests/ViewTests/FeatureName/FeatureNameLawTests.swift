import Model
import TestKit
import Testing
import View
import ViewModel

@MainActor
@Suite("The laws of the view model of the Feature Name screen")
struct FeatureNameLawTests: @MainActor ImmutableLaws {
    @Test("Equal feature name models make equal view models that look the same", arguments: 0..<40 as Range<UInt64>)
    func laws(seed: UInt64) {
        checkLaws(seed: seed)
    }

    func specimen(_ chance: inout SeededGenerator) -> Specimen<FeatureNameViewModel> {
        let count = chance.number(below: 4)
        let model = FeatureName(entries: (0..<count).map { _ in chance.pick(["first", "second", "a longer one"]) })
        return Specimen(model: model, viewModel: FeatureNameViewModel(model: model, nil))
    }

    func makeView(_ viewModel: FeatureNameViewModel) -> FeatureNameView { FeatureNameView(viewModel: viewModel) }
}
