import Interactor
import TestDoubles
import TestKit
import Testing
import TextUI
import View

@MainActor
@Suite("Prompts", .leakChecks, .endsWhenStuck)
struct PromptTests {
    /// Which actions were pressed.
    private final class Answers {
        var pressed: [String] = []
    }

    private func present(_ labels: [String], title: String = "T", on stage: Stage) -> Answers {
        let answers = Answers()
        let actions = labels.map { label in Prompt.Action(label) { answers.pressed.append(label) } }
        stage.container.present(Prompt(title: title, message: "M", actions: actions))
        return answers
    }

    @Test(
        "enter and space press what has the focus, which moves around the ends; esc presses the last",
        arguments: [
            ([.enter], "A"), ([.space], "A"), ([.escape], "C"), ([.right, .enter], "B"), ([.tab, .enter], "B"),
            ([.down, .enter], "B"), ([.left, .enter], "C"), ([.backtab, .enter], "C"), ([.up, .enter], "C"),
            ([.right, .right, .right, .enter], "A"), ([.right, .left, .enter], "A"), ([.right, .escape], "C"),
            ([.modified(.right, .alt), .modified(.enter, .control)], "B"),
        ] as [([Key], String)])
    func answer(keys: [Key], expected: String) async {
        let stage = await Stage()
        let answers = present(["A", "B", "C"], on: stage)
        for key in keys { stage.press(key) }
        #expect(answers.pressed == [expected])
        #expect(!stage.container.isPresenting)
    }

    @Test(
        "have the focus on what takes nothing away, and esc cancels wherever that stands",
        arguments: [
            ([.enter], "Cancel"), ([.escape], "Cancel"), ([.left, .enter], "Remove"), ([.right, .enter], "Keep"),
        ]
            as [([Key], String)])
    func roles(keys: [Key], expected: String) async {
        let stage = await Stage()
        let answers = Answers()
        let actions: [(String, ButtonRole?)] = [("Remove", .destructive), ("Cancel", .cancel), ("Keep", nil)]
        stage.container.present(
            Prompt(
                title: "T", message: "M",
                actions: actions.map { label, role in
                    Prompt.Action(label, role: role) { answers.pressed.append(label) }
                }))
        for key in keys { stage.press(key) }
        #expect(answers.pressed == [expected])
    }

    @Test("a click on a button presses it, and on what they cover does nothing")
    func click() async throws {
        let stage = try await Stage.showing()
        let answers = present(["Ay", "Bee"], on: stage)
        try stage.click("Bookmarks")
        try stage.click("Renée")
        #expect(stage.container.isPresenting)
        #expect(stage.container.selectedTab == 0)
        try stage.click("Bee")
        #expect(answers.pressed == ["Bee"])
        #expect(!stage.container.isPresenting)
    }

    @Test(
        "take every other key, and do nothing with it",
        arguments: [
            Key.character(","), .character("?"), .character("b"), .home, .paste("x"), .delete, .scrollUp, .click(.zero),
        ])
    func otherKeys(key: Key) async {
        let stage = await Stage()
        let answers = present(["A"], on: stage)
        let before = stage.screen
        stage.press(key)
        #expect(stage.screen == before)
        #expect(answers.pressed.isEmpty)
        #expect(stage.navigator.calls.isEmpty)
    }

    @Test("leave q to quit the app")
    func quit() async {
        let stage = await Stage()
        let answers = present(["A"], on: stage)
        stage.press(.character("q"))
        #expect(stage.navigator.calls == [.quit])
        #expect(answers.pressed.isEmpty)
    }

    @Test("wait for their turn, in the order in which they came")
    func queue() async {
        let stage = await Stage()
        let first = present(["A"], title: "First", on: stage)
        let second = present(["B"], title: "Second", on: stage)
        #expect(stage.screen.contains("═ First ═"))
        stage.press(.enter)
        #expect(stage.screen.contains("═ Second ═"))
        #expect(first.pressed == ["A"])
        #expect(second.pressed.isEmpty)
        stage.press(.enter)
        #expect(second.pressed == ["B"])
        #expect(!stage.container.isPresenting)
    }

    @Test("one that an answer presents comes after those that wait")
    func nested() async {
        let stage = await Stage()
        stage.container.present(
            Prompt(
                title: "First", message: "",
                actions: [
                    Prompt.Action("A") { [unowned stage] in
                        stage.container.present(Prompt(title: "Third", message: "", actions: []))
                    }
                ]))
        _ = present(["B"], title: "Second", on: stage)
        stage.press(.enter)
        #expect(stage.screen.contains("═ Second ═"))
        stage.press(.enter)
        #expect(stage.screen.contains("═ Third ═"))
    }

    @Test("one without actions is taken away by enter and by esc", arguments: [Key.enter, .escape])
    func withoutActions(key: Key) async {
        let stage = await Stage()
        _ = present([], on: stage)
        stage.press(.left, key)
        #expect(!stage.container.isPresenting)
    }

    @Test("stand in front of help")
    func aboveHelp() async {
        let stage = await Stage()
        stage.type("?")
        _ = present(["A"], on: stage)
        #expect(!stage.screen.contains("═ Help ═"))
        stage.press(.enter)
        #expect(stage.screen.contains("═ Help ═"))
    }

    @Test("after a failed load, enter tries again")
    func retry() async throws {
        let stage = await Stage()
        try await stage.answerUsers(.failure(.httpError(500)))
        #expect(stage.screen.contains("HTTP error with status code: 500"))
        stage.press(.enter)
        try await stage.answerUsers(.success(.cast))
        #expect(stage.screen.contains("Ada Lovelace"))
        #expect(!stage.container.isPresenting)
    }

    @Test("after a failed load, esc leaves it at that")
    func cancel() async throws {
        let stage = await Stage()
        try await stage.answerUsers(.failure(.httpError(500)))
        stage.press(.escape)
        #expect(stage.screen.contains("No users available"))
        #expect(stage.users.questions.count == 1)
        #expect(!stage.isLoadingUsers)
    }

    @Test("after a failed next page, nothing asks for it until enter does")
    func nextPage() async throws {
        let stage = try await Stage.showing()
        stage.press(.end)
        _ = stage.draw()
        try await stage.answerUsers(.failure(.noData))
        stage.press(.escape)
        _ = stage.draw()
        #expect(!stage.isLoadingUsers)
        stage.type("r")
        try await stage.answerUsers(.failure(.noData))
        stage.press(.enter)
        try await stage.answerUsers(.success(.cast))
        #expect(stage.users.questions.map(\.page) == [1, 2, 1, 1])
    }
}
