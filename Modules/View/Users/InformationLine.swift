import TextUI
import ViewModel

/// A line of a person's sections: symbol, title and value.
struct InformationLine: CompositeBlock {
    let row: InformationRow

    var body: some Block {
        HStack {
            SymbolGlyph(row.2)
            Text(row.0).foreground(.secondary).frame(width: 15)
            Text(row.1).flexible()
        }
        .accessibilityElement(Transcript.Element(.text, row.0, value: row.1))
    }
}
