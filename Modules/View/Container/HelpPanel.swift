import TextUI

/// What every key of the front screen does; where the terminal is lower than that, it scrolls.
struct HelpPanel: Block {
    let hints: [KeyBar.Hint]
    let scroll: ScrollState

    /// As high as the list, as wide as an alert.
    func sizeThatFits(_ proposal: Size) -> Size {
        Size(width: min(proposal.width, Alert.maxWidth), height: min(hints.count + 2, proposal.height))
    }

    func draw(in frame: Rect, on canvas: inout Canvas) {
        let keyWidth = hints.map { SanitizedText($0.key).width }.max() ?? 0
        // Of a narrow terminal the actions have their half, too.
        let column = min(keyWidth, frame.width / 2 - 2)
        ScrollView(state: scroll) {
            VStack {
                ForEach(hints) { hint in
                    HStack(spacing: 2) {
                        Text(hint.key).lineLimit(1).foreground(.accent).frame(width: column)
                        Text(hint.action).lineLimit(1)
                    }
                    .accessibilityElement(Transcript.Element(.text, hint.key, value: hint.action))
                }
            }
        }
        .padding(Insets(leading: 1))
        .border(.double, title: "Help")
        .accessibilityElement(children: .contained, Transcript.Element(.alert, "Help"))
        .draw(in: frame, on: &canvas)
    }
}
