import Testing
import TextUI

@Suite("Toast")
struct ToastTests {
    @Test("Is a box as large as its message, with the screen visible around it")
    func standing() {
        let screen = ZStack {
            Text(Array(repeating: String(repeating: "·", count: 16), count: 5).joined(separator: "\n"))
            Toast("Saved")
        }
        #expect(
            screen.styledText(16, 5) == """
                ················
                ···╭───────╮····
                ···│ Saved │····
                ···╰───────╯····
                ················
                ---
                2:4-12 success
                3:4-12 success
                4:4-12 success
                """)
    }

    @Test("Truncates a message that does not fit")
    func narrow() {
        #expect(
            Toast("Successfully saved").plainText(12, 3) == """
                ╭──────────╮
                │ Success… │
                ╰──────────╯
                """)
    }

    @Test("Is dismissed by a click as by escape")
    func tap() {
        let frame = Frame(Toast("Saved"), size: Size(width: 9, height: 3))
        #expect(frame.report.tapTarget(at: Point(x: 4, y: 1)) == .key(.escape))
    }
}
