import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import TextUI
import View
import ViewModel

@MainActor
@Suite("The immutable view model of the settings", .leakChecks, .endsWhenStuck)
struct SettingsLawTests: @MainActor ImmutableLaws {
    @Test("keeps its laws, for generated models", arguments: 0..<40 as Range<UInt64>)
    func laws(seed: UInt64) async {
        await checkLaws(seed: seed)
    }

    /// The last switch is the view's.
    var firstKeys: [Key] { [.end, .space] }

    func specimen(_ chance: inout SeededGenerator) async -> Specimen<SettingsViewModel> {
        let work = Work()
        let store = InMemorySettingsStore(
            Settings(
                theme: chance.pick(Settings.Theme.allCases), usesColor: chance.pick([true, false]),
                showsKeyHints: chance.pick([true, false])))
        let interactor = SettingsInteractor(store: store, work: work)
        if chance.pick([true, true, false]) { interactor.load() }
        await work.settle()
        store.failure = chance.pick([nil, .locked(path: "/x"), .readOnly(path: "/y")])
        if store.failure != nil { interactor.update { $0.showsKeyHints.toggle() } }
        await work.settle()
        return Specimen(viewModel: SettingsViewModel(interactor: interactor), model: interactor.model) {
            interactor.update { $0.usesColor.toggle() }
        }
    }

    func makeView(_ viewModel: SettingsViewModel) -> SettingsView { SettingsView(viewModel: viewModel) }
}
