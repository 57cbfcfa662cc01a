import Binding
import Interactor
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI
import View

@MainActor
@Suite("The sign-up form", .leakChecks, .endsWhenStuck)
struct SignUpViewTests {
    @Test("keeps what is typed in each field, whatever is in sight")
    func scrolling() {
        let stage = SignUpStage.filledIn()
        let small = Size(width: 40, height: 8)
        for _ in 0..<3 {
            for _ in 0..<7 {
                stage.press(.tab)
                _ = stage.draw(small)
            }
        }
        for text in ["Ada Lovelace", "ada@example.com", "ada.lovelace", "36", "United Kingdom", "[x]"] {
            #expect(stage.screen.contains(text))
        }
    }

    @Test("keeps what was typed into a field that was out of sight")
    func outOfSight() {
        let stage = SignUpStage()
        let small = Size(width: 40, height: 7)
        stage.type("Ada")
        stage.press(.pageDown)
        #expect(!stage.draw(small).grid.plainText.contains("Name"))
        stage.press(.pageUp)
        #expect(stage.draw(small).grid.plainText.contains("Name      Ada"))
    }

    @Test("has what has the focus in sight, and the cursor with it, in any room", arguments: 6...20)
    func focusInSight(height: Int) {
        let stage = SignUpStage()
        for step in 0..<14 {
            let frame = stage.draw(Size(width: 30, height: height))
            #expect(frame.grid.plainText.contains("▸"))
            #expect((frame.report.cursor == nil) == (step % 7 > 4))
            stage.press(.tab)
        }
    }

    @Test("has the focus in sight after the terminal has become smaller")
    func resizing() {
        let stage = SignUpStage.filledIn()
        _ = stage.draw(.large)
        #expect(stage.draw(Size(width: 40, height: 7)).grid.plainText.contains("▸ [ Sign up ]"))
    }

    @Test("keeps what is typed, the cursor and the focus, when it is configured anew")
    func configure() async throws {
        let stage = SignUpStage.filledIn()
        stage.press(.enter, .backtab, .backtab, .left)
        let before = stage.focusedLine
        stage.type("!")
        try await stage.answer(.failure(.unavailable(reason: "closed")))
        #expect(before == "Country United Kingdom")
        #expect(stage.focusedLine == "Country United Kingdo!m")
        #expect(stage.screen.contains("Signing up is not possible: closed"))
    }

    @Test("goes to the field that was refused, if nobody has gone elsewhere meanwhile", arguments: [true, false])
    func refused(stays: Bool) async throws {
        let stage = SignUpStage.filledIn()
        stage.press(.enter)
        if !stays { stage.press(.tab) }
        try await stage.answer(.failure(.nicknameTaken("ada.lovelace")))
        #expect(stage.focusedLine == (stays ? "Nickname ada.lovelace" : "Name Ada Lovelace"))
        #expect(stage.screen.contains("This nickname is taken"))
    }

    @Test("says which nickname was refused, where the field has another by then")
    func refusedMeanwhile() async throws {
        let stage = SignUpStage.filledIn()
        stage.press(.enter, .up, .up, .up, .up)
        stage.type("2")
        #expect(stage.focusedLine == "Nickname ada.lovelace2")
        stage.press(.pageDown)
        try await stage.answer(.failure(.nicknameTaken("ada.lovelace")))
        #expect(stage.screen.contains("The nickname “ada.lovelace” is taken."))
        #expect(!stage.screen.contains("This nickname is taken"))
        #expect(stage.focusedLine == "[ Sign up ]")
    }

    @Test("loses no key while it is submitted, and submits once")
    func submitting() async throws {
        let stage = SignUpStage.filledIn()
        stage.press(.enter, .enter, .space, .tab)
        stage.type(" King")
        #expect(stage.screen.contains("Ada Lovelace King") && stage.screen.contains("Signing up"))
        stage.press(.pageDown, .enter)
        try await stage.answer(.failure(.unavailable(reason: "closed")))
        #expect(stage.service.questions == [.sample])
        #expect(stage.screen.contains("Ada Lovelace King"))
    }

    @Test("turns its spinner while it is submitted, and only then")
    func spinner() async throws {
        let stage = SignUpStage.filledIn()
        #expect(!stage.draw().report.isAnimating)
        stage.press(.enter)
        #expect(stage.draw().report.isAnimating)
        #expect(stage.draw(tick: 0).grid != stage.draw(tick: 1).grid)
        try await stage.answer(.success(()))
        #expect(!stage.draw().report.isAnimating)
    }

    @Test("says of a field what is wrong once it has been filled in, and of all once they are submitted")
    func notes() {
        let stage = SignUpStage()
        stage.press(.tab)
        stage.type("ada")
        #expect(!stage.screen.contains("@ in an e-mail") && !stage.screen.contains("Enter your name"))
        stage.press(.tab)
        #expect(stage.screen.contains("@ in an e-mail") && !stage.screen.contains("Enter your name"))
        stage.press(.backtab)
        stage.type("@example.com")
        #expect(!stage.screen.contains("@ in an e-mail"))
        stage.press(.pageDown, .enter)
        #expect(stage.screen.contains("Enter your name") && stage.screen.contains("Accept the terms"))
        #expect(stage.focusedLine == "Name first and last")
        stage.type("Ada")
        #expect(!stage.screen.contains("Enter your name"))
    }

    @Test("goes to the first field that is wrong, and submits nothing", arguments: 0..<6)
    func firstProblem(index: Int) async {
        let stage = SignUpStage.filledIn()
        for _ in index..<6 { stage.press(.backtab) }
        if index < 5 { stage.press(.control("u")) } else { stage.press(.space) }
        stage.press(.pageDown, .enter)
        let titles = ["Name", "E-mail", "Nickname", "Age", "Country", "[ ] I"]
        #expect(stage.focusedLine?.hasPrefix(titles[index]) == true)
        await stage.work.settle()
        #expect(stage.service.questions == [])
    }

    @Test("is left by whoever has signed up", arguments: [Key.enter, .space, .escape])
    func welcome(key: Key) async throws {
        let stage = SignUpStage.filledIn()
        stage.press(.enter)
        try await stage.answer(.success(()))
        #expect(stage.keyBar.hasPrefix("enter done"))
        stage.press(key)
        #expect(!stage.isOpen)
    }

    @Test("asks before what was entered is gone, and stays as it is where that is not wanted")
    func leaving() {
        let stage = SignUpStage()
        stage.type("A")
        stage.press(.escape)
        #expect(stage.container.isPresenting && stage.isOpen)
        stage.press(.enter)
        #expect(stage.isOpen && stage.focusedLine == "Name A")
        stage.press(.escape, .left, .enter)
        #expect(!stage.isOpen)
    }

    @Test("is left at once where nothing was entered")
    func leavingBlank() {
        let stage = SignUpStage()
        stage.press(.tab, .escape)
        #expect(!stage.isOpen && !stage.container.isPresenting)
    }
}
