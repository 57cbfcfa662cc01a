import Model
import TestDoubles
import TestKit
import Testing
import TextUI
import View

@MainActor
@Suite("The mouse in the container", .leakChecks, .endsWhenStuck)
struct ContainerClickTests {
    @Test("a click on a tab brings it to the front")
    func clickedTab() async throws {
        let stage = try await Stage.showing()
        try stage.click("Bookmarks")
        #expect(stage.container.selectedTab == 1)
        try stage.click("Users")
        #expect(stage.container.selectedTab == 0)
    }

    @Test("a click on a row selects it, on the selected one opens it, and does nothing elsewhere")
    func clickedRow() async throws {
        let stage = try await Stage.showing()
        try stage.click("Renée")
        #expect(stage.selectedRow?.contains("Renée") == true)
        stage.press(.click(.zero), .click(Point(x: 40, y: 23)), .click(Point(x: 1000, y: 1000)))
        #expect(stage.navigator.calls.isEmpty)
        try stage.click("Renée")
        #expect(stage.navigator.calls == [.showDetail(UserPage.cast.users[1])])
    }

    @Test("a click before the first drawing does nothing, nor does one on a screen without a list")
    func clickedNothing() async throws {
        let stage = try await Stage.showing()
        stage.press(.click(Point(x: 5, y: 5)))
        stage.openDetail(of: .sample())
        let before = stage.screen
        stage.press(.click(Point(x: 5, y: 5)))
        #expect(stage.screen == before)
        #expect(stage.navigator.calls.isEmpty)
    }

    @Test("a second click before the next drawing chooses nothing of what has come in front")
    func clickedTwice() async throws {
        let stage = try await Stage.showing()
        var pressed: [String] = []
        for label in ["first", "second"] {
            let action = Prompt.Action("OK") { pressed.append(label) }
            stage.container.present(Prompt(title: "T", message: "M", actions: [action]))
        }
        let place = try stage.place(of: "[ OK ]")
        stage.press(.click(place), .click(place))
        #expect(pressed == ["first"])
        _ = stage.screen
        stage.press(.click(place))
        #expect(pressed == ["first", "second"])
    }

    @Test("a click on the selected row opens it while a search is being typed, too")
    func clickedWhileSearching() async throws {
        let stage = try await Stage.showing()
        stage.type("/ren")
        try stage.click("Renée")
        #expect(stage.navigator.calls == [.showDetail(UserPage.cast.users[1])])
    }

    @Test("a click on the bookmark's button does what its key does")
    func clickedBookmark() async throws {
        let stage = try await Stage.showing()
        stage.openDetail(of: .sample())
        try stage.click("Add Bookmark")
        #expect(stage.screen.contains("Remove Bookmark"))
        #expect(stage.container.isPresenting == false)
    }

    @Test("a click on the selected setting changes it")
    func clickedSetting() async throws {
        let stage = try await Stage.showing()
        stage.openSettings()
        try stage.click("Notifications")
        let before = stage.screen
        try stage.click("Notifications")
        #expect(stage.screen != before)
        #expect(stage.selectedRow?.contains("Notifications") == true)
    }
}
