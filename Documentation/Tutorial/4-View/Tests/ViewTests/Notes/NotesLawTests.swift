import Model
import TestKit
import Testing
import View
import ViewModel

@MainActor
@Suite("The laws of the view model of the Notes screen")
struct NotesLawTests: @MainActor ImmutableLaws {
    @Test("Equal notes models make equal view models that look the same", arguments: 0..<40 as Range<UInt64>)
    func laws(seed: UInt64) {
        checkLaws(seed: seed)
    }

    func specimen(_ chance: inout SeededGenerator) -> Specimen<NotesViewModel> {
        let count = chance.number(below: 4)
        let model = Notes(entries: (0..<count).map { _ in chance.pick(["first", "second", "a longer one"]) })
        return Specimen(model: model, viewModel: NotesViewModel(model: model, nil))
    }

    func makeView(_ viewModel: NotesViewModel) -> NotesView { NotesView(viewModel: viewModel) }
}
