import TextUI
import ViewModel

/// One row of the settings.
struct SettingsLine: RowBlock {
    let row: SettingsViewModel.Row

    func draw(in frame: Rect, on canvas: inout Canvas) {
        switch row {
        case .choice(let title, let value, _):
            // The indent is as wide as a toggle's switch and the space after the switch.
            Text(row.text).lineLimit(1).padding(Insets(leading: 4))
                .accessibilityElement(Transcript.Element(.text, title, value: value))
                .draw(in: frame, on: &canvas)
        case .toggle(_, let isOn):
            Toggle(row.text, isOn: isOn).draw(in: frame, on: &canvas)
        }
    }
}
