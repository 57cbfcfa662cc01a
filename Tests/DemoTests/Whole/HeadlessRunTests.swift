import Coordinator
import TestKit
import Testing

@testable import Demo

@MainActor
@Suite("A headless run", .leakChecks)
struct HeadlessRunTests {
    @Test("A search filters while typing, q is a letter in the field, and the last screen is printed")
    func search() async throws {
        let screen = try await headlessScreen("--in-memory", "--keys", "/ ada")
        #expect(screen.contains("│/ ada "))
        #expect(screen.contains("Ada "))
        #expect(screen.contains(" of 25 loaded users"))
        #expect(try await headlessScreen("--in-memory", "--keys", "/ q").contains("│/ q "))
    }

    @Test("A detail shows the first person of the list, and esc returns there")
    func detail() async throws {
        let opened = try await headlessScreen("--in-memory", "--keys", "enter", "--size", "80x60")
        #expect(try await headlessScreen("--in-memory", "--screen", "user-detail", "--size", "80x60") == opened)
        for title in ["Contact Information", "Location", "Personal Information", "Account Information"] {
            #expect(opened.contains("│\(title) "))
        }
        let list = try await headlessScreen("--in-memory")
        #expect(try await headlessScreen("--in-memory", "--screen", "user-detail", "--keys", "esc") == list)
    }

    @Test("A bag shows the added items with a sum for each currency, and a toast confirms them")
    func bag() async throws {
        let tea = "esc end " + String(repeating: "up ", count: 19) + "enter enter"
        let screen = try await headlessScreen("--in-memory", "--screen", "product", "--keys", "enter \(tea)")
        #expect(screen.contains("Successfully added product!") && screen.contains(" (2)]"), "\(screen)")
        let bag = try await headlessScreen("--in-memory", "--screen", "product", "--keys", "enter \(tea) b")
        let total = bag.split(separator: "\n").first { $0.contains("2 items") && $0.contains("Total") }
        #expect(total?.contains(" + ") == true, "\(bag)")
    }

    @Test("A withdrawn product shows an error, which leads back to the list")
    func withdrawn() async throws {
        let keys = "end enter"
        let alert = try await headlessScreen("--in-memory", "--screen", "shop", "--keys", keys)
        #expect(alert.contains("This product is no longer in the shop"))
        let list = try await headlessScreen("--in-memory", "--screen", "shop", "--keys", "\(keys) enter")
        #expect(list.contains("▸   Sailing Boat, Limited Edition"))
    }

    @Test("Amounts and dates are formatted for the locale")
    func locale() async throws {
        let german = ["--in-memory", "--locale", "de_DE", "--size", "80x40"]
        #expect(try await headlessScreen(german + ["--screen", "product"]).contains("39,90\u{A0}€"))
        #expect(try await headlessScreen(german + ["--screen", "user-detail"]).contains("24. Juni 1954"))
    }

    @Test("Without waiting, only the work of the last key is unfinished")
    func noWait() async throws {
        func screen(_ arguments: String...) async throws -> String {
            try await headlessScreen(["--in-memory", "--no-wait"] + arguments)
        }
        #expect(try await screen().contains("Loading users"))
        #expect(try await screen("--keys", "tab shift-tab").contains("25 users"))
        let end = try await screen("--keys", "end")
        #expect(end.contains("25 users") && end.contains("⠋"), "\(end)")
    }

    @Test("Loading further pages is part of a key's work")
    func paging() async throws {
        let screen = try await headlessScreen("--in-memory", "--keys", "end end end")
        #expect(screen.contains("│100 users"), "\(screen)")
    }

    @Test("q quits even over an alert or the help")
    func quitsInFront() async throws {
        let alert = try await headlessScreen("--in-memory", "--users", "/dev/null/none")
        let left = try await headlessScreen("--in-memory", "--users", "/dev/null/none", "--keys", "q esc")
        #expect(left == alert)
        #expect(
            try await headlessScreen("--in-memory", "--keys", "? q x") == headlessScreen("--in-memory", "--keys", "?"))
    }

    @Test("Keys after the one that quits are ignored", arguments: ["q", "ctrl-c", "/ a ctrl-c"])
    func quits(key: String) async throws {
        let screen = try await headlessScreen("--in-memory", "--keys", "down \(key) down , tab")
        let expected = try await headlessScreen("--in-memory", "--keys", key == "/ a ctrl-c" ? "down / a" : "down")
        #expect(screen == expected)
    }

    @Test("With a half-filled form, quitting asks; a second ctrl-c, and no second q, quits")
    func quitQuestion() async throws {
        func screen(_ keys: String) async throws -> String {
            try await headlessScreen("--in-memory", "--screen", "sign-up", "--keys", keys)
        }
        let form = try await screen("Ada")
        let question = try await screen("Ada ctrl-c")
        #expect(question.contains("═ Quit ═") && question.contains("[ Stay ]") && question.contains("Name      Ada"))
        #expect(try await screen("Ada ctrl-c q q q") == question)
        #expect(try await screen("Ada ctrl-c enter") == form)
        #expect(try await screen("Ada ctrl-c ctrl-c x y") == form)
        #expect(try await screen("Ada ctrl-c left enter x y") == form)
    }
}
