import TextUI

/// A panel that lists what each key of the front screen does; it scrolls if the terminal has too few rows.
struct HelpPanel: Block {
    let title: String
    let hints: [KeyBar.Hint]
    let scroll: ScrollState

    /// Returns the maximum width of an alert and the height of the list, both limited by `proposal`.
    func sizeThatFits(_ proposal: Size) -> Size {
        Size(width: min(proposal.width, Alert.maxWidth), height: min(hints.count + 2, proposal.height))
    }

    /// Returns whether a screen of `size` has too few rows for the whole list.
    func scrolls(in size: Size) -> Bool { hints.count + 2 > size.height }

    func draw(in frame: Rect, on canvas: inout Canvas) {
        let keyWidth = hints.map { SanitizedText($0.allKeys).width }.max() ?? 0
        // In a narrow terminal, the keys get at most half of the width.
        let column = min(keyWidth, frame.width / 2 - 2)
        ScrollView(state: scroll) {
            VStack {
                ForEach(hints) { hint in
                    HStack(spacing: 2) {
                        Text(hint.allKeys).lineLimit(1).foreground(.accent).frame(width: column)
                        Text(hint.action).lineLimit(1)
                    }
                    .accessibilityElement(Transcript.Element(.text, hint.allKeys, value: hint.action))
                }
            }
        }
        .padding(Insets(leading: 1))
        .border(.double, title: title)
        .accessibilityElement(children: .contained, Transcript.Element(.alert, title))
        .draw(in: frame, on: &canvas)
    }
}
