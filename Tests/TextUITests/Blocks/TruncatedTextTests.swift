import TestKit
import Testing
import TextUI

@Suite("A text that is longer than its line", .computesLong)
struct TruncatedTextTests {
    private static let texts = [
        String(repeating: "letters and blanks ", count: 16), String(repeating: "שלום עולם ", count: 30),
        String(repeating: "漢字かな交じり文", count: 38), String(repeating: "x", count: 300),
    ].map { String($0.prefix(300)) }

    @Test("A text of 300 letters in the selected row is shown in full below the rows", arguments: texts, [40, 80, 200])
    func selected(text: String, width: Int) {
        let list = List(count: 3, state: state(1, of: 3)) { Toggle($0 == 1 ? text : "Milk", isOn: false) }
        let shown = list.plainText(width, 20).filter { !$0.isWhitespace }
        #expect(shown.contains(text.filter { !$0.isWhitespace }))
    }

    @Test("If a text does not fit below the rows, the left and right keys turn its pages", arguments: texts)
    func pages(text: String) {
        var state = state(0, of: 2)
        func page() -> [Character] {
            List(count: 2, state: state) { Text($0 == 0 ? text : "Milk").lineLimit(1) }.plainText(40, 8)
                .split(separator: "\n").dropFirst(3).joined().filter { $0.isLetter }
        }
        let pages = (0..<4).map { _ in
            defer { _ = state.handle(.right, count: 2) }
            return page()
        }
        let letters = Set(text.filter(\.isLetter))
        #expect(letters.isSubset(of: pages.joined()) && pages.joined().count >= text.filter(\.isLetter).count)
        for number in pages.indices.reversed() {
            _ = state.handle(.left, count: 2)
            #expect(page() == pages[number])
        }
    }

    @Test("A text field's cursor can reach each of 300 letters", arguments: texts, [40, 200])
    func edited(text: String, width: Int) throws {
        var field = TextFieldState(text: text)
        _ = field.handle(.home)
        for letter in text {
            let frame = TextField("", state: field, isFocused: true).frame(width, 1)
            let cursor = try #require(frame.report.cursor)
            #expect(frame.grid.character(of: frame.grid[cursor.x, cursor.y]) ?? " " == letter)
            _ = field.handle(.right)
        }
    }

    @Test("Below its rows, a list shows the selected row's truncated texts in full, and no other texts")
    func truncated() {
        let rows = ["漢字漢字漢字 and more", "short"]
        let lists = (0..<3).map { index in
            List(count: 3, state: state(index, of: 3)) { index in
                HStack(spacing: 1) {
                    Text(index < 2 ? rows[index] : "a").lineLimit(1).frame(width: 8)
                    Text(index < 2 ? "x" : "12345678901234567890").lineLimit(1).frame(width: 4)
                }
            }
        }
        #expect(
            lists[0].plainText(16, 7) == """
                ▸ 漢字漢…  x
                  short    x
                  a        123…

                ────────────────
                  漢字漢字漢字
                  and more
                """)
        #expect(lists[1].plainText(16, 4) == "  漢字漢…  x\n▸ short    x\n  a        123…\n")
        #expect(lists[2].plainText(16, 5).hasSuffix("▸ a        123…┃\n────────────────\n  123456789012\n  34567890"))
    }

    @Test("A list keeps two rows above a truncated text, and a list of three lines shows only rows")
    func truncatedLow() {
        let list = List(count: 9, state: state(0, of: 9)) { Text("row \($0) " + String(repeating: "x", count: 300)) }
        #expect(list.plainText(20, 3).split(separator: "\n").allSatisfy { $0.contains("row ") })
        for height in 4...12 {
            let frame = list.frame(20, height)
            #expect(frame.report.shownRows == 0..<2)
            #expect(frame.report.tapTarget(at: Point(x: 5, y: height - 1)) == .row(0))
        }
        #expect(list.frame(20, 40).grid.plainText.filter { $0 == "x" }.count >= 390)
    }

    @Test("A long right-to-left text is shown in full, and its row is in the transcript only once")
    func truncatedTranscript() {
        let name = "שלום עולם שלום עולם"
        let list = List(count: 1, state: ListState()) { _ in Text(name).lineLimit(1) }
        let frame = Frame(list, size: Size(width: 12, height: 7), transcribes: true)
        #expect(frame.transcript.elements.map(\.label) == ["", name])
        let shown = frame.grid.plainText.split(separator: "\n").suffix(4).joined().filter { !$0.isWhitespace }
        #expect(shown == name.filter { !$0.isWhitespace })
    }

    private func state(_ selection: Int, of count: Int) -> ListState {
        var state = ListState()
        _ = state.select(selection, count: count)
        return state
    }
}
