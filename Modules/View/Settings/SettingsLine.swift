import TextUI
import ViewModel

/// One row of the settings.
struct SettingsLine: Block {
    let row: SettingsViewModel.Row

    func sizeThatFits(_ proposal: Size) -> Size { Size(width: proposal.width, height: min(1, proposal.height)) }

    func draw(in frame: Rect, on canvas: inout Canvas) {
        switch row {
        case .choice(let title, let value, _):
            // As wide as the switch of a toggle and the blank behind it.
            Text(row.text).lineLimit(1).padding(Insets(leading: 4))
                .accessibilityElement(Transcript.Element(.text, title, value: value))
                .draw(in: frame, on: &canvas)
        case .toggle(_, let isOn):
            Toggle(row.text, isOn: isOn).draw(in: frame, on: &canvas)
        }
    }
}
