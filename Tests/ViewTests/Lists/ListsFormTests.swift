import Shell
import TestKit
import TestScreens
import Testing
import TextUI
import ViewModel

@MainActor
@Suite("The form on both list screens", .leakChecks)
struct ListsFormTests {
    /// Returns a harness with the second row's form or, if `isNew`, a new row's form while the second row is selected.
    private func makeHarness(_ screen: ListsScreen, isNew: Bool = false) -> ListsViewHarness {
        let harness = ListsViewHarness(screen)
        if isNew { harness.press(.down) }
        if isNew { harness.viewModel.showNewForm() } else { harness.viewModel.showForm?(1) }
        harness.draw()
        return harness
    }

    @Test(
        "A row's form opens with the row's text, and gets the typed keys; an unknown row opens no form",
        arguments: ListsScreen.allCases)
    func existing(screen: ListsScreen) {
        let harness = makeHarness(screen)
        for index in [-1, 3] { harness.viewModel.showForm?(index) }
        harness.type("ne!")
        harness.press(.down, .home, .delete)
        #expect(harness.texts == ["Groceries", "▸ horesne!", "Books"])
        #expect(harness.shell.front?.isEditingText == true && harness.received.isEmpty)
    }

    @Test("The form for a new row opens empty above the rows", arguments: ListsScreen.allCases)
    func new(screen: ListsScreen) {
        let harness = makeHarness(screen, isNew: true)
        let placeholder = screen == .allLists ? ListsWords.listName : ListsWords.itemText
        #expect(harness.texts == ["▸ \(placeholder)", "Groceries", "Chores", "Books"])
        harness.type("Tea")
        #expect(harness.texts == ["▸ Tea", "Groceries", "Chores", "Books"])
    }

    @Test("Enter passes a list form's text to the view model", arguments: ListsScreen.allCases, ["", "!"])
    func enter(screen: ListsScreen, typed: String) {
        let harness = makeHarness(screen)
        harness.type(typed)
        harness.press(.enter)
        #expect(harness.received == [.finished(row: 1, "Chores\(typed)")])
        let new = makeHarness(screen, isNew: true)
        new.type(typed)
        new.press(.enter)
        #expect(new.received == [.finished(row: nil, typed)])
    }

    @Test(
        "A list form stays open with its text and cursor after Enter or Esc, until closeForm is called",
        arguments: ListsScreen.allCases)
    func closing(screen: ListsScreen) {
        let harness = makeHarness(screen)
        harness.press(.left, .enter, .escape)
        harness.type("-")
        #expect(harness.received == [.finished(row: 1, "Chores"), .userCancelledEditing])
        #expect(harness.texts == ["Groceries", "▸ Chore-s", "Books"])
        harness.viewModel.closeForm?()
        #expect(harness.texts == ["Groceries", "▸ Chores", "Books"])
        #expect(harness.shell.front?.isEditingText == false)
    }

    @Test(
        "A click on another line finishes a list form, but a click on the form's own line does not",
        arguments: ListsScreen.allCases)
    func clicks(screen: ListsScreen) throws {
        let harness = makeHarness(screen)
        try harness.click("Chores")
        #expect(harness.received.isEmpty)
        try harness.click("Books")
        #expect(harness.received == [.finished(row: 1, "Chores")])
        #expect(harness.texts == ["Groceries", "▸ Chores", "Books"])
        let new = makeHarness(screen, isNew: true)
        let click = try #require(new.shell.front).selecting(row: 0)
        #expect(!click() && new.received.isEmpty)
        new.viewModel.closeForm?()
        #expect(!click() && new.received.isEmpty)
    }

    @Test("A list handles selection keys, and its form handles editing keys", arguments: ListsScreen.allCases)
    func takenKeys(screen: ListsScreen) throws {
        let keys = [Key.down, .escape, .tab, .character("x"), .enter]
        let list = try #require(ListsViewHarness(screen).shell.front)
        #expect(keys.map { list.handle($0) } == [true, false, false, false, true])
        let form = try #require(makeHarness(screen).shell.front)
        #expect(keys.map { form.handle($0) } == [false, true, false, true, true])
    }

    @Test("The key bar names no keys for the selection while a list form is open", arguments: ListsScreen.allCases)
    func movement(screen: ListsScreen) throws {
        for (harness, isNamed) in [(ListsViewHarness(screen), true), (makeHarness(screen), false)] {
            #expect(harness.draw(.large).grid.plainText.contains("page keys move") == isNamed)
        }
    }

    @Test("A click does not finish a list form again while the form is being stored", arguments: ListsScreen.allCases)
    func clickWhileStoring(screen: ListsScreen) throws {
        let harness = makeHarness(screen)
        let click = try #require(harness.shell.front).selecting(row: 2)
        #expect(!click())
        harness.viewModel.displayStoring?("Chores")
        #expect(!click() && harness.received.count == 1)
    }

    @Test(
        "The warning about unsaved changes names a list form's text, unless the text is unchanged or being stored",
        arguments: ListsScreen.allCases)
    func unsaved(screen: ListsScreen) {
        #expect(ListsViewHarness(screen).shell.unsavedChanges.isEmpty)
        for isNew in [true, false] {
            let harness = makeHarness(screen, isNew: isNew)
            #expect(harness.shell.unsavedChanges.isEmpty)
            harness.type(" Tea")
            let row = screen == .allLists ? "list" : "item"
            let new = isNew ? "new \(row) “Tea”" : "“Chores Tea”"
            #expect(harness.shell.unsavedChanges.map { $0.contains(new) } == [true])
            harness.viewModel.displayStoring?("the text")
            #expect(harness.shell.unsavedChanges.isEmpty && harness.shell.storing == ["the text"])
            harness.viewModel.displayStoring?(nil)
            #expect(harness.shell.unsavedChanges.count == 1 && harness.shell.storing.isEmpty)
        }
    }
}
