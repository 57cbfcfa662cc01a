import Testing

@testable import SnapshotFiles

@Suite("The replaced texts of a change")
struct ReplacedTextTests {
    @Test(
        "Two changes have equal replaced texts if they replace the same words, whatever else is on the lines",
        arguments: [
            ("To do", "To-do lists"),
            ("# To do #", "# To-do lists #"),
            ("heading: To do (3 items)\n", "heading: To-do lists (3 items)\n"),
            ("╭─ To do ─────────────╮\n│  row  │", "╭─ To-do lists ───────╮\n│  row  │"),
            ("╭─ To do ─────────────────────────────╮", "╭─ To-do lists ───────────────────────╮"),
            ("│ To do                 │ other │", "│ To-do lists           │ other │"),
            ("│        To do        │", "│     To-do lists     │"),
            ("a\nTo do\nb\nTo do\n", "a\nTo-do lists\nb\nTo-do lists\n"),
            ("[To do]   Settings  │ To do", "[To-do lists]   Settings  │ To-do lists"),
        ])
    func alike(old: String, new: String) {
        #expect(replaced(old, new) == replaced("To do", "To-do lists"))
    }

    @Test(
        "Two changes have different replaced texts if they do not replace exactly the same words",
        arguments: [
            ("To do", "To-do list"), ("To-do lists", "To do"), ("To do\na", "To-do lists\nb"),
            ("To do\na", "To-do lists"), ("To do", "To-do lists\na"), ("To do: 3 of 4", "To-do lists: 4 of 4"),
            ("│ To do │ a   │", "│ To-do lists │ b   │"), ("not To dolphins", "not To-do lists"),
        ])
    func unlike(old: String, new: String) {
        #expect(replaced(old, new) != replaced("To do", "To-do lists"))
        #expect(replaced(old, new)?.isEmpty == false)
    }

    @Test("Replaced texts differ if their characters are composed differently, or if their padding differs")
    func bytes() {
        #expect(replaced("e\u{301}", "\u{E9}") != replaced("\u{E9}", "e\u{301}"))
        #expect(replaced("a  b", "a b ") != replaced("a──b", "a─b─"))
        #expect(replaced("a  b", "a b ")?.isEmpty == false)
    }

    @Test("A new snapshot, an empty change, a very long change and binary data have no replaced texts")
    func none() {
        #expect(replaced(nil, "To-do lists") == nil)
        #expect(replaced("To do", "To do") == nil)
        let (old, new) = (0..<2_000).reduce(into: ("", "")) { $0 = ("\($0.0)a\($1)\n", "\($0.1)b\($1)\n") }
        #expect(replaced(old, new) == nil)
        let data = SnapshotDiff(at: "a.png", from: .data(SnapshotData([1])), to: .data(SnapshotData([2])))
        #expect(data.replacedTexts == nil)
    }

    private func replaced(_ old: String?, _ new: String) -> Set<ReplacedText>? {
        SnapshotDiff(at: "a.txt", from: old.map { SnapshotContent($0) }, to: SnapshotContent(new)).replacedTexts
    }
}
