import Testing
import TextUI

@Suite("Toast")
struct ToastTests {
    @Test("A toast has one line if its message fits, and wraps the message otherwise")
    func lines() {
        #expect(Toast("Saved").styledText(9, 1) == " Saved\n---\n1:2-6 success")
        #expect(Toast("Successfully saved").plainText(14, 3) == " Successfully\n saved\n")
    }

    @Test("A toast is a tap target")
    func tap() {
        let frame = Frame(Toast("Saved"), size: Size(width: 9, height: 1))
        #expect(frame.report.tapTarget(at: Point(x: 4, y: 0)) == .toast)
    }
}
