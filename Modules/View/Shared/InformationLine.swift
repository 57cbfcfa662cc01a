import TextUI
import ViewModel

/// A line with symbol, title and value; if there is little room, the value moves to a line of its own.
struct InformationLine: CompositeBlock {
    let row: InformationRow

    var body: some Block {
        WidthReader { width in
            if width < 30 {
                HStack {
                    SymbolGlyph(row.2)
                    Text(row.0).lineLimit(1).foreground(.secondary)
                }
                Text(row.1).padding(Insets(leading: 2))
            } else {
                HStack {
                    SymbolGlyph(row.2)
                    Text(row.0).foreground(.secondary).frame(width: 15)
                    Text(row.1).flexible()
                }
            }
        }
        .accessibilityElement(Transcript.Element(.text, row.0, value: row.1))
    }
}
