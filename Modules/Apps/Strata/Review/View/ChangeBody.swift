import TextUI

/// How a difference is laid out.
enum DiffColumns {
    /// One line below the other.
    case one
    /// Old and new beside each other.
    case two
}

/// What is known of a change, and below it the difference; only the rows that show are built.
struct ChangeBody: CompositeBlock {
    let change: ChangeDetails
    let columns: DiffColumns
    /// The first column of the text that shows.
    let column: Int

    var body: some Block {
        VStack(spacing: 1) {
            VStack {
                ForEach(change.facts) { FactLine(title: $0.title, value: $0.value) }
            }
            LazyVStack(count: rows.count) { index in
                DiffRowLine(row: rows[index], numberWidth: change.numberWidth, column: column)
            }
        }
    }

    private var rows: [DiffRow] { columns == .one ? change.unifiedRows : change.sideBySideRows }
}

/// Something that is known of a change.
private struct FactLine: CompositeBlock {
    let title: String
    let value: String

    var body: some Block {
        HStack(spacing: 1) {
            Text(title).lineLimit(1).foreground(.secondary).frame(width: 8)
            Text(value).flexible()
        }
        .accessibilityElement(Transcript.Element(.text, title, value: value))
    }
}
