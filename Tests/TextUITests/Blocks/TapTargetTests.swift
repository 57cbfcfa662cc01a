import Testing
import TextUI

@Suite("Tap targets")
struct TapTargetTests {
    @Test("A list's visible rows are tap targets, even in a scrolled list with headings")
    func rows() {
        var state = ListState()
        _ = state.handle(.end, count: 6)
        let sections = [ListSection("A", count: 3), ListSection("B", count: 3)]
        let list = List(sections, state: state) { Text("row \($0)") }
        let frame = list.border().frame(12, 8)
        let lines = frame.grid.plainText.split(separator: "\n")
        let shown = lines.map { line in
            (0..<6).first { line.contains("row \($0)") }.map(TapTarget.row)
        }
        #expect(shown == [nil, .row(2), nil, nil, .row(3), .row(4), .row(5), nil])
        #expect(lines.indices.map { frame.report.tapTarget(at: Point(x: 3, y: $0)) } == shown)
    }

    @Test("The names of tabs are tap targets, but the space between the names is not")
    func tabs() {
        let frame = Tabs([Tabs.Item("One"), Tabs.Item("Two", badge: 3)], selection: 0).frame(30, 1)
        #expect(frame.grid.plainText == "[One]  Two (3)")
        let targets = (0..<16).map { frame.report.tapTarget(at: Point(x: $0, y: 0)) }
        let expected: [TapTarget?] =
            Array(repeating: .tab(0), count: 5) + [nil] + Array(repeating: .tab(1), count: 9) + [nil]
        #expect(targets == expected)
        let narrow = Tabs([Tabs.Item("One"), Tabs.Item("Two")], selection: 1).frame(5, 1)
        #expect(narrow.report.tapTarget(at: .zero) == .tab(1))
    }

    @Test("An alert's buttons are tap targets, side by side or one below the other", arguments: [40, 14])
    func buttons(width: Int) {
        let labels = ["Remove", "Cancel"]
        let frame = Alert("T", message: "M", buttons: labels.map { Button($0, isFocused: false) }).frame(width, 7)
        for (index, label) in labels.enumerated() {
            let target = place(of: label, in: frame).flatMap(frame.report.tapTarget)
            #expect(target == .button(index), "\(frame.grid.plainText)")
        }
        #expect(frame.report.tapTarget(at: .zero) == nil)
    }

    @Test("A click hits the frontmost tap target, and hits nothing outside of the frame")
    func inFront() {
        let frame = ZStack {
            Text("behind").tapTarget(.button(0))
            Text("it").tapTarget(.button(1))
        }
        .frame(width: 4).frame(4, 1)
        #expect(frame.report.tapTarget(at: Point(x: 0, y: 0)) == .button(0))
        #expect(frame.report.tapTarget(at: Point(x: 1, y: 0)) == .button(1))
        #expect(frame.report.tapTarget(at: Point(x: 4, y: 0)) == nil)
    }

    @Test("A bordered block, including its edges, covers the tap targets behind it")
    func covered() {
        let frame = ZStack {
            Text("behind the box").tapTarget(.button(0))
            Text("a").border()
        }
        .frame(14, 3)
        #expect((0..<14).map { frame.report.tapTarget(at: Point(x: $0, y: 1)) == nil }.count { $0 } == 3)
    }

    private func place(of text: String, in frame: Frame) -> Point? {
        for (y, line) in frame.grid.plainText.split(separator: "\n").enumerated() {
            guard let range = line.firstRange(of: text) else { continue }
            return Point(x: line[..<range.lowerBound].count, y: y)
        }
        return nil
    }
}
