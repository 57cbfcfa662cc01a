import SwiftUI
import ViewModel

/// One stored setting: the row shows the stored value, and passes on the user's choice.
struct SettingsRow: View {
    let viewModel: SettingsViewModel
    let row: SettingsViewModel.Row
    let index: Int

    var body: some View {
        switch row {
        case .choice(let title, let value, let values):
            Picker(title, selection: chosen(value)) {
                ForEach(values, id: \.self) { Text($0) }
            }
        case .toggle(let title, let isOn):
            Toggle(title, isOn: switched(isOn))
        }
    }

    // `Binding` is SwiftUI's type, even where a module of that name is imported. Its closures have to be sendable, so
    // they are marked with the main actor.

    private func chosen(_ value: String) -> Binding<String> {
        Binding(get: { value }, set: { @MainActor in viewModel.didChoose($0, at: index) })
    }

    private func switched(_ isOn: Bool) -> Binding<Bool> {
        Binding(get: { isOn }, set: { @MainActor in viewModel.didSwitch(to: $0, at: index) })
    }
}
