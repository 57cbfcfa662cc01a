import Coordinator
import Testing
import TextUI

@testable import Demo

@Suite("The source of a recorded flow")
struct FlowTestTests {
    @Test(
        "Each step of a flow is written as a statement of the test",
        arguments: [
            (.open("users/ada%40x"), [#"await app.open("users/ada%40x")"#]),
            (.select(.shop), [#"app.select("shop")"#]),
            (.press([.down, .space]), [#"await app.press(settling: .down, .character(" "))"#]),
            (
                .press([.modified(.left, .control), .control("a")]),
                [
                    "await app.press(settling: .modified(Key.left, Key.Modifiers(rawValue: 4)), "
                        + #".control("a"))"#
                ]
            ),
            (.press([.paste("a\n\"b\"\\")]), [#"await app.press(settling: .paste("a\n\"b\"\\"))"#]),
            (.type("nMilk \"2\""), [#"await app.type(settling: "nMilk \"2\"")"#]),
            (
                .type(String(repeating: "a", count: 90)),
                [
                    "await app.type(", "    settling: \"\(String(repeating: "a", count: 90))\")",
                ]
            ),
            (.click("Ada"), [#"try await app.click(settling: "Ada")"#]),
            (.endToast, ["app.endToast()"]),
            (.snapshot, ["expectSnapshot(of: app.frame, as: .screen)"]),
        ] as [(FlowStep, [String])])
    func lines(step: FlowStep, lines: [String]) {
        #expect(step.lines == lines)
    }

    @Test("A statement that is too long for one line is wrapped")
    func longLines() {
        let keys = Array(repeating: [Key.pageDown, .pageUp], count: 10).flatMap(\.self)
        let lines = FlowStep.press(keys).lines
        #expect(lines.count == 3 && lines.allSatisfy { $0.count <= 112 })
        #expect(lines.joined().matches(of: /\.page/).count == 20)
    }
}
