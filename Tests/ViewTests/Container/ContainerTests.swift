import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI
import View

@MainActor
@Suite("The container", .leakChecks, .endsWhenStuck)
struct ContainerTests {
    @Test("tab and backtab change the tab, around the ends")
    func tabs() async throws {
        let stage = try await Stage.showing()
        #expect(stage.container.selectedTab == 0)
        stage.press(.tab)
        #expect(stage.container.selectedTab == 1)
        stage.press(.tab)
        #expect(stage.container.selectedTab == 0)
        stage.press(.backtab)
        #expect(stage.container.selectedTab == 1)
    }

    @Test("a tab is found again as it was left")
    func tabKeepsItsScreens() async throws {
        let stage = try await Stage.showing()
        stage.openSettings()
        stage.press(.down)
        let before = stage.screen
        stage.press(.tab)
        #expect(stage.screen.contains("No Bookmarks Yet"))
        stage.press(.tab)
        #expect(stage.screen == before)
    }

    @Test("the badge counts the bookmarks, and is not there at 0", arguments: 0..<3)
    func badge(count: Int) async throws {
        let stage = try await Stage.showing(bookmarked: Array(UserPage.cast.users.prefix(count)))
        let line = stage.screen.prefix { $0 != "\n" }
        #expect(line == (count == 0 ? "[Users]  Bookmarks" : "[Users]  Bookmarks (\(count))"))
    }

    @Test("esc goes back, and stays at a tab's first screen")
    func back() async throws {
        let stage = try await Stage.showing()
        let root = stage.screen
        stage.openSettings()
        #expect(stage.keyBar.contains("esc back"))
        stage.press(.escape)
        #expect(stage.screen == root)
        #expect(!stage.keyBar.contains("esc"))
        stage.press(.escape)
        #expect(stage.screen == root)
    }

    @Test("popToRoot closes all but the first screen, in the selected tab alone")
    func popToRoot() async throws {
        let stage = try await Stage.showing()
        stage.openDetail(of: .sample())
        stage.openSettings()
        stage.press(.tab)
        stage.openSettings()
        stage.press(.tab)
        stage.container.popToRoot()
        #expect(stage.container.front === stage.usersView)
        stage.container.selectTab(1)
        #expect(stage.container.front is SettingsView)
    }

    @Test("an index out of range selects nothing", arguments: [-1, 2, .max])
    func outOfRange(index: Int) async throws {
        let stage = try await Stage.showing()
        stage.container.selectTab(index)
        #expect(stage.container.selectedTab == 0)
    }

    @Test(
        "? opens help, and any key closes it and does nothing else",
        arguments: [Key.escape, .enter, .character("b"), .character("?"), .tab])
    func help(key: Key) async throws {
        let stage = try await Stage.showing()
        let before = stage.screen
        stage.type("?")
        #expect(stage.screen.contains("═ Help ═"))
        stage.press(key)
        #expect(stage.screen == before)
        #expect(stage.navigator.calls.isEmpty)
    }

    @Test("help scrolls where the terminal is lower than it, and stays where it is at its ends")
    func helpScrolls() async throws {
        let stage = try await Stage.showing()
        let size = Size(width: 40, height: 6)
        func help() -> [Substring] { stage.container.draw(size: size).grid.plainText.split(separator: "\n") }
        stage.type("?")
        #expect(help()[1].contains("enter"))
        stage.press(.down)
        #expect(help()[1].contains("search"))
        stage.press(.end)
        #expect(help()[4].contains("move"))
        stage.press(.down, .pageUp, .home)
        #expect(help()[1].contains("enter"))
        stage.press(.escape)
        #expect(!help()[0].contains("Help"))
        #expect(stage.usersView.handle(.enter))
        #expect(stage.navigator.calls == [.showDetail(UserPage.cast.users[0])])
    }

    @Test("the key bar names help at any width that has room for it", arguments: 6...80)
    func helpHint(width: Int) async throws {
        let stage = try await Stage.showing()
        let rows = stage.container.draw(size: Size(width: width, height: 8)).grid.plainText.split(separator: "\n")
        #expect(rows.last?.contains("? help") == true)
    }

    @Test("help says what every key of the screen does, whatever the width", arguments: ScreenSize.allCases)
    func helpIsWhole(size: ScreenSize) async throws {
        let stage = try await Stage.showing()
        let hints = stage.usersView.keyHints
        stage.type("?")
        let lines = stage.draw(size).grid.plainText.split(separator: "\n")
        for hint in hints {
            #expect(lines.contains { $0.contains(" \(hint.key) ") && $0.contains(" \(hint.action) ") })
        }
    }

    @Test(
        "global keys reach the navigator",
        arguments: [
            (.character("q"), .quit), (.control("c"), .quit), (.control("z"), .suspend),
            (.character(","), .showSettings),
        ] as [(Key, NavigatorMock.Call)])
    func globalKeys(key: Key, call: NavigatorMock.Call) async throws {
        let stage = try await Stage.showing()
        stage.press(key)
        #expect(stage.navigator.calls == [call])
    }

    @Test("a key with modifiers that nobody has a use for is the plain one")
    func modifiedKeys() async throws {
        let stage = try await Stage.showing()
        stage.press(.down)
        let moved = stage.screen
        stage.press(.up, .modified(.down, [.control, .shift]))
        #expect(stage.screen == moved)
        stage.press(.modified(.tab, .control))
        #expect(stage.container.selectedTab == 1)
    }

    enum InFront: CaseIterable {
        case textField, prompt, help, screen

        @MainActor
        func open(on stage: Stage) {
            switch self {
            case .textField: stage.type("/")
            case .prompt: stage.container.present(Prompt(title: "T", message: "M", actions: [Prompt.Action("OK")]))
            case .help: stage.type("?")
            case .screen: stage.openSettings()
            }
        }
    }

    @Test("ctrl-c quits and ctrl-z suspends, whatever is in front", arguments: InFront.allCases)
    func always(inFront: InFront) async throws {
        let stage = try await Stage.showing()
        inFront.open(on: stage)
        stage.press(.control("c"), .control("z"))
        #expect(stage.navigator.calls == [.quit, .suspend])
    }

    @Test("in a text field, no letter is hinted at as a key")
    func hintsInTextField() async throws {
        let stage = try await Stage.showing()
        stage.type("/")
        #expect(stage.keyBar == "enter done  esc end search  tab next tab  arrows, page keys move")
        stage.press(.enter)
        #expect(stage.keyBar.contains("q quit"))
    }
}
