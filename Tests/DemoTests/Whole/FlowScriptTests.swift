import Coordinator
import Testing
import TextUI

@testable import Demo

@Suite("The steps of a flow")
struct FlowScriptTests {
    @Test(
        "Consecutive keys are joined into steps as a user would describe them",
        arguments: [
            ([.key(.down), .key(.down), .key(.enter)], [.press([.down, .down, .enter])]),
            ([.key(.down), .key(.character("b")), .key(.down)], [.press([.down]), .type("b"), .press([.down])]),
            ([.key(.character("n")), .typed("M"), .typed("i")], [.type("nMi")]),
            ([.key(.character("d")), .key(.character("u"))], [.type("d"), .type("u")]),
            ([.typed("a"), .key(.character("d"))], [.type("a"), .type("d")]),
            ([.typed("a"), .key(.backspace), .typed("b")], [.type("a"), .press([.backspace]), .type("b")]),
            ([.typed("e"), .typed("\u{301}")], [.type("e"), .type("\u{301}")]),
            ([.key(.enter), .key(.space), .key(.escape)], [.press([.enter, .space, .escape])]),
            (
                [.key(.down), .key(.control("c")), .key(.escape)],
                [.press([.down]), .press([.control("c")]), .press([.escape])]
            ),
            (
                [.key(.paste("x")), .key(.paste("y")), .key(.enter)],
                [.press([.paste("x")]), .press([.paste("y")]), .press([.enter])]
            ),
            ([.key(.down), .step(.snapshot), .key(.down)], [.press([.down]), .snapshot, .press([.down])]),
            (
                [.key(.down), .step(.click("Ada")), .step(.click("Ada"))],
                [.press([.down]), .click("Ada"), .click("Ada")]
            ),
        ] as [([FlowScript.Input], [FlowStep])])
    func joined(inputs: [FlowScript.Input], steps: [FlowStep]) {
        var script = FlowScript()
        for input in inputs { script.add(input) }
        #expect(script.entries.map(\.step) == steps)
    }

    @Test("The steps of a flow omit tabs that were only passed through")
    func tabs() {
        var script = FlowScript()
        script.add(.tab(.open(.bookmarks)))
        script.add(.tab(.open(.photos)))
        script.add(.step(.open(.settings)))
        script.add(.tab(.select(.lists)))
        script.add(.key(.escape))
        script.add(.tab(.open(.users)))
        #expect(
            script.entries.map(\.step) == [
                .open(.photos), .open(.settings), .select(.lists), .press([.escape]), .open(.users),
            ])
    }

    @Test("A step of a flow ends when the screen changes, and records where the step's last key led")
    func screens() {
        let (list, detail) = (
            FlowLandmark(route: .users, title: "Users", tab: "users"),
            FlowLandmark(route: "users/ada", title: "Ada", tab: "users")
        )
        var script = FlowScript()
        script.add(.key(.down), leadingTo: list)
        script.add(.key(.enter), leadingTo: detail, changesScreen: true)
        script.add(.key(.down))
        #expect(
            script.entries == [
                FlowScript.Entry(step: .press([.down, .enter]), landmark: detail),
                FlowScript.Entry(step: .press([.down]), landmark: nil),
            ])
        script.removeSteps(from: 1)
        script.add(.key(.up))
        #expect(script.entries.map(\.step) == [.press([.down, .enter]), .press([.up])])
    }
}

nonisolated extension FlowScript.Input {
    static func key(_ key: Key) -> FlowScript.Input { FlowScript.Input(key, isEditing: false) }
    static func typed(_ character: Character) -> FlowScript.Input {
        FlowScript.Input(.character(character), isEditing: true)
    }
    static func tab(_ step: FlowStep) -> FlowScript.Input { FlowScript.Input(step, isTab: true) }
    static func step(_ step: FlowStep) -> FlowScript.Input { FlowScript.Input(step) }
}
