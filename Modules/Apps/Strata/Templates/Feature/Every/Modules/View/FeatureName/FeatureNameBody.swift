import TextUI
import ViewModel

/// The body of the Feature Name screen: the entries, and a text field for an entry that is being typed.
struct FeatureNameBody: CompositeBlock {
    let content: FeatureNameContent
    let list: ListState
    let field: TextFieldState?

    var body: some Block {
        VStack {
            if let field {
                TextField(FeatureNameWords.entryText, state: field, isFocused: true).padding(horizontal: 1)
                Divider()
            }
            if content.rows.isEmpty {
                EmptyState(title: content.emptyState.title, subtitle: content.emptyState.subtitle)
            } else {
                List(count: content.rows.count, state: list) { [rows = content.rows] in Text(rows[$0]).lineLimit(1) }
                Text(content.summary).lineLimit(1).foreground(.secondary)
            }
        }
    }
}
