import Coordinator
import Testing
import TextUI

@testable import Demo

@Suite("The source of a recorded flow")
struct FlowTestTests {
    @Test(
        "has each step in the words of the other flow tests",
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

    @Test("breaks a line that would be too long")
    func longLines() {
        let keys = Array(repeating: [Key.pageDown, .pageUp], count: 10).flatMap(\.self)
        let lines = FlowStep.press(keys).lines
        #expect(lines.count == 3 && lines.allSatisfy { $0.count <= 112 })
        #expect(lines.joined().matches(of: /\.page/).count == 20)
    }

    @Test("is a whole file, which tells each new route")
    func file() throws {
        let list = FlowLandmark(route: .users, title: "Users", tab: "users")
        let steps: [(FlowStep, FlowLandmark)] = [
            (.press([.down]), list), (.snapshot, list),
            (.press([.enter]), FlowLandmark(route: "users/ada", title: "Ada", tab: "users")),
            (.open(.bookmarks), FlowLandmark(route: .bookmarks, title: "Bookmarks", tab: "bookmarks")),
            (.snapshot, FlowLandmark(route: .bookmarks, title: "Bookmarks", tab: "bookmarks")),
        ]
        let test = FlowTest(
            name: try FlowName("AddToBag"), start: nil,
            steps: steps.map { FlowReplay.Outcome(step: $0, landmark: $1, screen: "") }, first: list)
        #expect(
            test.source == """
                import Coordinator
                import TestKit
                import TestScreens
                import Testing
                import TextSnapshots
                import TextUI
                import TextUISnapshots

                @MainActor
                @Suite("Add to bag", .leakChecks, .endsWhenStuck, .snapshots())
                struct AddToBagFlowTests {
                    @Test("from Users to Bookmarks")
                    func addToBag() async throws {
                        let app = try await AppHarness.opened()
                        await app.press(settling: .down)
                        expectSnapshot(of: app.frame, as: .screen)

                        await app.press(settling: .enter)
                        #expect(app.route == "users/ada")
                        await app.open("bookmarks")
                        expectSnapshot(of: app.frame, as: .screen)
                    }
                }

                """)
    }
}
