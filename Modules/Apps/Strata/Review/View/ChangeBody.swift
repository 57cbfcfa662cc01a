import TextUI

/// The layout of a difference.
enum DiffColumns {
    /// Removed and added lines below each other.
    case one
    /// Old and new text side by side.
    case two
}

/// The facts about a change, then the diff; only visible rows of the diff are built.
struct ChangeBody: CompositeBlock {
    let change: ChangeDetails
    let columns: DiffColumns
    /// The first visible column of the text.
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

/// A fact about a change.
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
