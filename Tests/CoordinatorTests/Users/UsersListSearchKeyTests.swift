import Coordinator
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("Keys of the users list's search", .leakChecks, .endsWhenStuck)
struct UsersListSearchKeyTests {
    private let people = UserPage.cast.users

    @Test(
        "the field takes every letter, even those that are keys elsewhere",
        arguments: ["q", "?", ",", "b", "r", "/", "7", " x"])
    func letters(text: String) async throws {
        let harness = try await UsersHarness.showing()
        harness.type("/" + text)
        #expect(harness.screen.contains("/ \(text)"))
        #expect(harness.route == .users)
        #expect(!harness.isLoadingUsers)
        #expect(harness.bookmarked == [])
    }

    @Test("each letter filters at once; backspace widens the search again")
    func filtering() async throws {
        let harness = try await UsersHarness.showing()
        harness.type("/ada y")
        #expect(harness.screen.contains("1 of 25 loaded users"))
        harness.press(.backspace, .backspace)
        #expect(harness.screen.contains("2 of 25 loaded users"))
    }

    @Test(
        "what was found is marked in each column; a narrow row shows the email address if it was found there",
        arguments: [
            (ScreenSize.standard, "lace ada", ["Ada", "lace", "ada", "lace"]), (.small, "lace ada", ["Ada", "lace"]),
            (.standard, "ada.love", ["ada.love"]), (.small, "ada.love", ["ada.love"]),
            (.small, "ada.love kingdom", ["ada.love"]), (.small, "renée sweden", ["Renée", "Sweden"]),
            (.small, "@example.com lace", ["lace", "lace@e…"]),
        ])
    func marks(size: ScreenSize, query: String, expected: [String]) async throws {
        let harness = try await UsersHarness.showing()
        harness.type("/" + query)
        #expect(harness.draw(size).grid.underlined(inRow: 4) == expected)
        harness.press(.escape)
        #expect(harness.draw(size).grid.underlined(inRow: 4) == [])
    }

    @Test("home, end, left and right move the cursor, not the selection")
    func cursor() async throws {
        let harness = try await UsersHarness.showing()
        harness.type("/d")
        harness.press(.home)
        harness.type("a")
        harness.press(.end)
        harness.type("x")
        harness.press(.left)
        harness.type("a ")
        #expect(harness.screen.contains("/ ada x"))
        #expect(harness.draw().report.cursor == Point(x: 7, y: 2))
    }

    @Test("a paste becomes one line")
    func paste() async throws {
        let harness = try await UsersHarness.showing()
        harness.type("/")
        harness.press(.paste("ada\nlovelace"))
        #expect(harness.screen.contains("/ ada lovelace"))
        #expect(harness.screen.contains("1 of 25 loaded users"))
    }

    @Test("up and down move the selection during typing; enter ends the typing, not the search")
    func enter() async throws {
        let harness = try await UsersHarness.showing()
        harness.type("/ada")
        harness.press(.down, .enter)
        #expect(harness.draw().report.cursor == nil)
        #expect(harness.screen.contains("2 of 25 loaded users"))
        #expect(harness.route == .users)
        harness.press(.enter)
        #expect(harness.title == people[11].fullName)
    }

    @Test("/ continues with the text that is there")
    func goOn() async throws {
        let harness = try await UsersHarness.showing()
        harness.type("/ada")
        harness.press(.enter)
        harness.type("/ y")
        #expect(harness.screen.contains("/ ada y"))
        #expect(harness.screen.contains("1 of 25 loaded users"))
    }

    @Test("esc ends the search, during typing and after", arguments: [[Key.escape], [.enter, .escape]])
    func escape(keys: [Key]) async throws {
        let harness = try await UsersHarness.showing()
        let before = harness.screen
        harness.type("/ada")
        for key in keys { harness.press(key) }
        #expect(harness.screen == before)
        harness.type("/")
        #expect(harness.screen.contains("/ Name, email"))
    }

    @Test("blank text is dropped")
    func blank() async throws {
        let harness = try await UsersHarness.showing()
        harness.type("/  ")
        harness.press(.enter)
        harness.type("/")
        #expect(harness.screen.contains("/ Name, email"))
    }

    @Test("another text selects the first row; a bookmark does not move the selection")
    func selection() async throws {
        let harness = try await UsersHarness.showing()
        harness.type("/person")
        harness.press(.down, .down, .enter)
        harness.type("b")
        await harness.settleBookmarks()
        #expect(harness.bookmarked == [people[14]])
        #expect(harness.selectedRow?.contains("★ Person 014") == true)
        harness.type("/ ")
        #expect(harness.selectedRow?.contains("Person 012") == true)
    }

    @Test("no page is requested while searching")
    func paging() async throws {
        let harness = try await UsersHarness.showing()
        harness.type("/person")
        harness.press(.end)
        _ = harness.draw()
        #expect(!harness.isLoadingUsers)
    }

    @Test("a page that arrives while searching is searched, too")
    func latePage() async throws {
        let harness = try await UsersHarness.showing()
        harness.press(.end)
        _ = harness.draw()
        harness.type("/person")
        #expect(harness.screen.contains("13 of 25 loaded users"))
        try await harness.answerUsers(.success(.sample(2, count: 3)))
        #expect(harness.screen.contains("16 of 28 users"))
    }
}

extension CellGrid {
    /// Returns the runs of underlined characters in a row.
    fileprivate func underlined(inRow y: Int) -> [String] {
        var runs = [""]
        for x in 0..<size.width {
            let cell = self[x, y]
            if !cell.style.attributes.contains(.underline) {
                runs.append("")
            } else if let scalar = cell.scalar {
                runs[runs.count - 1].unicodeScalars.append(scalar)
            }
        }
        return runs.filter { !$0.isEmpty }
    }
}
