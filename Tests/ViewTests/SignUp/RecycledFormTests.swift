import Binding
import TestSupport
import Testing
import TextUI

/// Why the form is no list: the same keys, in a list that recycles its rows as most do.
@MainActor
@Suite("A form of recycled rows", .leakChecks)
struct RecycledFormTests {
    @Test("forgets what was typed into a row that was out of sight")
    func recycled() {
        let form = RecycledForm(titles: ["Name", "E-mail", "Nickname"], rowsInSight: 2)
        form.type("Ada")
        #expect(form.lines == ["Name Ada", "E-mail "])
        form.scroll(to: 1)
        #expect(form.lines == ["E-mail ", "Nickname "])
        form.scroll(to: 0)
        #expect(form.lines == ["Name ", "E-mail "])
    }

    @Test("is not what signing up is: there it is kept")
    func live() {
        let stage = SignUpStage()
        let small = Size(width: 40, height: 7)
        stage.type("Ada")
        for key in [Key.pageDown, .pageUp] {
            stage.press(key)
            _ = stage.draw(small)
        }
        #expect(stage.draw(small).grid.plainText.contains("Name      Ada"))
    }
}

/// As many rows as are in sight, each configured with the next title when it comes into sight again.
@MainActor
private final class RecycledForm {
    private let titles: [String]
    private let rows: [Row]

    init(titles: [String], rowsInSight: Int) {
        self.titles = titles
        rows = titles.prefix(rowsInSight).map(Row.init)
    }

    var lines: [String] { rows.map { "\($0.title) \($0.field.text)" } }

    func type(_ text: String) {
        for character in text { _ = rows[0].field.handle(.character(character)) }
    }

    func scroll(to index: Int) {
        for (row, title) in zip(rows, titles.dropFirst(index)) { row.configure(with: title) }
    }

    /// A row that shows what it is configured with: a value that knows of no text.
    final class Row: Configurable {
        private(set) var title: String
        var field = TextFieldState()

        init(title: String) {
            self.title = title
        }

        func configure(with title: String) {
            self.title = title
            field = TextFieldState()
        }
    }
}
