import Interactor
import Model
import TestKit
import Testing
import TextUI
import View
import ViewModel

@MainActor
@Suite("The laws of the settings' view model")
struct SettingsLawTests: @MainActor ImmutableLaws {
    @Test(
        "Equal models make equal settings view models, and equal view models show equal text",
        arguments: 0..<(SlowTests.areEnabled ? 40 : 10) as Range<UInt64>)
    func laws(seed: UInt64) {
        checkLaws(seed: seed)
    }

    /// The keys that turn on the switch whose state only the view keeps.
    var firstKeys: [Key] { [.end, .space] }

    func specimen(_ chance: inout SeededGenerator) -> Specimen<SettingsViewModel> {
        let settings = Settings(
            theme: chance.pick(Settings.Theme.allCases), usesColor: chance.pick([true, false]),
            showsKeyHints: chance.pick([true, false]))
        let failure = chance.pick([StoreError.locked(path: "/x"), .readOnly(path: "/y")])
        let change = SettingsChange.usesColor(chance.pick([true, false]))
        let model = chance.loadable(settings, failure)
        let saving: SettingsSaving = chance.pick([
            .none, .storing(change), .stored(change), .failed(change, failure),
        ])
        return Specimen(
            model: [model, saving] as [AnyHashable], viewModel: SettingsViewModel(model: model, saving: saving, nil))
    }

    func makeView(_ viewModel: SettingsViewModel) -> SettingsView { SettingsView(viewModel: viewModel) }
}
