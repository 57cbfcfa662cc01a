import TextUI
import ViewModel

/// A line with a symbol, a title and a value; in a narrow frame, the value moves to a second line.
struct InformationLine: CompositeBlock {
    let row: InformationRow

    var body: some Block {
        WidthReader { width in
            if width < 30 {
                HStack {
                    SymbolGlyph(row.symbol)
                    Text(row.title).lineLimit(1).foreground(.secondary)
                }
                Text(row.value).padding(Insets(leading: 2))
            } else {
                HStack {
                    SymbolGlyph(row.symbol)
                    Text(row.title).foreground(.secondary).frame(width: 15)
                    Text(row.value).flexible()
                }
            }
        }
        .accessibilityElement(Transcript.Element(.text, row.title, value: row.value))
    }
}
