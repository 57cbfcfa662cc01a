import Coordinator
import Interactor
import TestDoubles
import TestKit
import Testing
import TextUI

@MainActor
@Suite("Who signs up", .leakChecks, .endsWhenStuck)
struct SignUpFlowTests {
    @Test("fills in the form from the tab More, is sent back to what is missing, and is welcomed")
    func success() async {
        let app = await App.opened(.more)
        await app.press(.down, .enter)
        #expect(app.title == "Sign Up")
        await app.type("Ada Lovelace")
        await app.press(.tab)
        await app.type("ada@example.com")
        await app.press(.enter)
        await app.type("ada")
        await app.press(.enter)
        await app.type("36")
        await app.press(.down)
        await app.type("united k")
        #expect(app.screen.contains("United Kingdom"))

        await app.press(.pageDown, .enter)
        #expect(app.screen.contains("▸ [ ] I accept the terms") && app.screen.contains("Accept the terms to sign up"))
        await app.press(.space, .enter, .enter)
        #expect(app.screen.contains("Welcome, Ada Lovelace") && app.screen.contains("You have signed up as ada"))

        await app.press(.enter)
        #expect(app.title == "More")
        await app.press(.enter)
        #expect(app.title == "Sign Up" && app.screen.contains("first and last"))
    }

    @Test("is refused a nickname that is taken, keeps the rest, and takes another")
    func taken() async {
        let app = await App.opened(.signUp, signUp: AnsweringSignUpService(taken: ["ada"]))
        await app.fillIn(nickname: "ada")
        await app.press(.enter)
        #expect(app.screen.contains("▸ Nickname  ada") && app.screen.contains("This nickname is taken"))
        #expect(app.screen.contains("ada@example.com"))

        await app.type("2")
        #expect(!app.screen.contains("This nickname is taken"))
        await app.press(.pageDown, .enter)
        #expect(app.screen.contains("You have signed up as ada2"))
    }

    @Test("tries again where the service did not answer; nothing has to be entered twice")
    func retry() async {
        let service = AnsweringSignUpService()
        service.failure = .unavailable(reason: "closed")
        let app = await App.opened(.signUp, signUp: service)
        await app.fillIn(nickname: "ada")
        await app.press(.enter)
        #expect(app.screen.contains("Signing up is not possible: closed"))
        #expect(app.screen.contains("▸ [ Try again ]"))

        service.failure = nil
        await app.press(.enter)
        #expect(app.screen.contains("Welcome, Ada Lovelace"))
    }

    @Test("leaves another tab as it is, and finds the form as it was")
    func otherTab() async {
        let app = await App.opened(.signUp)
        await app.type("Ada")
        await app.coordinator.open(.users)
        #expect(app.title == "Users")
        await app.press(.backtab)
        #expect(app.title == "Sign Up" && app.screen.contains("▸ Name      Ada"))
    }

    @Test("presses tab without leaving the form, however often")
    func tab() async {
        let app = await App.opened(.signUp)
        for _ in 0..<7 {
            await app.press(.tab)
            #expect(app.title == "Sign Up")
        }
        #expect(app.screen.contains("▸ Name"))
    }
}

extension App {
    /// Fills in the form in front, and goes to its button.
    fileprivate func fillIn(nickname: String) async {
        for text in ["Ada Lovelace", "ada@example.com", nickname, "36", "GB"] {
            await type(text)
            await press(.tab)
        }
        await press(.space, .tab)
    }
}
