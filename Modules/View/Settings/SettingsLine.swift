import TextUI
import ViewModel

/// One line of the settings.
struct SettingsLine: Block {
    let row: SettingsViewModel.Row

    func sizeThatFits(_ proposal: Size) -> Size { Size(width: proposal.width, height: min(1, proposal.height)) }

    func draw(in frame: Rect, on canvas: inout Canvas) {
        switch row {
        case .choice(let title, let value):
            Text("    \(title): \(value)").lineLimit(1)
                .accessibilityElement(Transcript.Element(.text, title, value: value))
                .draw(in: frame, on: &canvas)
        case .toggle(let title, let isOn):
            Toggle(title, isOn: isOn).draw(in: frame, on: &canvas)
        }
    }
}
