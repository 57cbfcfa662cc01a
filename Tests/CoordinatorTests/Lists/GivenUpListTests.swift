import Binding
import Interactor
import Model
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("A user who gives up a new list that could not be saved", .leakChecks, .endsWhenStuck)
struct GivenUpListTests {
    private let question = """
        List not saved: The list “Books” is not saved. Create Again tries to save it as it stands here. Otherwise, \
        its items are lost.
        """

    @Test("while the list is open is asked about its items there, and can still save them")
    func createAgain() async throws {
        let gate = ManualDatabase.Gate()
        let harness = try await ListsHarness.showingUnsavedList("Books", items: ["Emma"], gate: gate)
        #expect(harness.wholePrompt == ListsHarness.alert(notSaved: "the new list “Books” with 1 item"))
        await harness.press(settling: .escape)
        #expect(harness.wholePrompt == "\(question) [Create Again] [OK]")
        harness.press(.enter)
        try await gate.next().succeed()
        await harness.settle()
        #expect(harness.rows == ["▸ [ ] Emma"] && harness.prompt == nil)
        await harness.press(settling: .escape)
        #expect(harness.shell.front?.isEditingText == false && harness.rows.count == 1)
        #expect(harness.database.kept.getAllToDoLists().first?.items.map(\.text) == ["Emma"])
    }

    @Test("and leaves it finds its name in the field, and is asked no more")
    func leave() async throws {
        let harness = try await ListsHarness.showingUnsavedList("Books", items: ["Emma"])
        await harness.press(settling: .escape, .escape)
        #expect(harness.prompt == nil && harness.title == "To-Do Lists")
        #expect(harness.rows == ["▸ Books"])
    }

    @Test("after leaving it is told that its items are given up, too, and is asked no more")
    func closed() async throws {
        let gate = ManualDatabase.Gate()
        let harness = ListsHarness(gate: gate)
        try await gate.next().succeed()
        await harness.settle()
        harness.type("nBooks")
        harness.press(.enter)
        let creating = try await gate.next()
        harness.press(.enter)
        try await gate.next().succeed()
        harness.type("nEmma")
        harness.press(.enter, .escape)
        creating.answer(.failure(.locked))
        await harness.settle()
        #expect(harness.prompt?.hasSuffix(" If you press OK, you give up its items, too.") == true)
        await harness.press(settling: .escape)
        #expect(harness.prompt == nil && harness.rows == ["▸ Books"])
    }

    @Test("while the lists are still being read is asked about its items, too", arguments: [true, false])
    func loading(isReadable: Bool) async throws {
        let gate = ManualDatabase.Gate()
        let harness = ListsHarness(gate: gate)
        let replaced = try await gate.next()
        harness.type("nBooks")
        harness.press(.enter)
        let creating = try await gate.next()
        harness.press(.enter)
        let reading = try await gate.next()
        harness.type("nEmma")
        harness.press(.enter)
        let (answers, continuation) = AsyncStream.makeStream(of: Void.self)
        harness.work.didFinish = { continuation.yield() }
        creating.answer(.failure(.locked))
        for await _ in answers where harness.prompt != nil { break }
        harness.press(.escape)
        replaced.succeed()
        reading.answer(isReadable ? .success(()) : .failure(.locked))
        await harness.settle()
        #expect(harness.wholePrompt == "\(question) [Create Again] [OK]")
    }

    @Test("finds OK first, if creating it again cannot help yet")
    func lasting() async throws {
        let error = DatabaseError.uncategorized(.readOnly(path: "/data"))
        let harness = try await ListsHarness.showingUnsavedList("Books", items: ["Emma"], because: error)
        #expect(harness.wholePrompt?.hasSuffix("[OK] [Try Again]") == true)
        await harness.press(settling: .escape)
        #expect(harness.wholePrompt == "\(question) [OK] [Create Again]")
    }

    @Test("and types on is asked the same about the next item, which goes back to its field")
    func typing() async throws {
        let gate = ManualDatabase.Gate()
        let harness = try await askedAboutNextItem(because: .uncategorized(.readOnly(path: "/data")), gate: gate)
        #expect(
            harness.wholePrompt
                == """
                List not saved: The list “Books” is not saved. Create Again tries to save it as it stands here. \
                Otherwise, its items are lost. [OK] [Create Again]
                """)
        await harness.press(settling: .escape)
        #expect(harness.title == "Books" && harness.rows == ["▸ Persuasion", "[ ] Emma"])
    }

    @Test("and leaves it while its next item is being saved is not told that someone else has deleted it")
    func leftEarly() async throws {
        let gate = ManualDatabase.Gate()
        let harness = try await typingNextItem(because: .locked, gate: gate)
        harness.press(.enter, .escape)
        for _ in ["the item", "the lists"] { try await gate.next().succeed() }
        await harness.settle()
        #expect(
            harness.wholePrompt
                == """
                List not saved: The list “Books” is not saved. Create Again tries to save it as it stands here. If \
                you press OK, “Persuasion” is discarded. [Create Again] [OK]
                """)
        harness.press(.enter)
        try await gate.next().succeed()
        await harness.settle()
        #expect(harness.prompt == nil && harness.shell.front?.isEditingText == false)
        let items = harness.database.kept.getAllToDoLists().flatMap(\.items)
        #expect(items.map(\.text) == ["Persuasion", "Emma"])
    }

    @Test("and creates it again with the next item is told later who deletes it")
    func deletedLater() async throws {
        let gate = ManualDatabase.Gate()
        let harness = try await askedAboutNextItem(because: .locked, gate: gate)
        harness.press(.enter)
        try await gate.next().succeed()
        await harness.settle()
        #expect(harness.rows == ["▸ [ ] Persuasion", "[ ] Emma"] && harness.prompt == nil)
        let lists = harness.database.kept.getAllToDoLists()
        #expect(lists.map(\.items.count) == [2])
        try harness.database.kept.deleteLists(lists.map(\.id))
        #expect(harness.wholePrompt?.hasPrefix("List deleted: Someone else has deleted the list “Books”. ") == true)
        harness.press(.control("c"))
        #expect(harness.host.calls == [.quit])
    }

    @Test("and types the next item meanwhile stays there after OK, as the alert says")
    func typingMeanwhile() async throws {
        let gate = ManualDatabase.Gate()
        let harness = try await typingNextItem(because: .locked, gate: gate, answering: 1)
        #expect(
            harness.wholePrompt
                == """
                List not saved: The list “Books” is not saved. Create Again tries to save it as it stands here. \
                Otherwise, its items are lost. [Create Again] [OK]
                """)
        await harness.press(settling: .escape)
        #expect(harness.title == "Books" && harness.rows == ["▸ Persuasion", "[ ] Emma"])
    }

    @Test("and adds an item before reading the question finds in it what holds: OK keeps both on the screen")
    func addingMeanwhile() async throws {
        let gate = ManualDatabase.Gate()
        let harness = try await ListsHarness.showingUnsavedList("Books", items: ["Emma"], gate: gate)
        harness.press(.escape)
        for key in "nPersuasion".map({ Key.character($0) }) + [.enter] { harness.shell.press(key) }
        for _ in ["the item", "the lists"] { try await gate.next().succeed() }
        await harness.settle()
        for _ in ["the list", "the item"] {
            #expect(harness.wholePrompt == "\(question) [Create Again] [OK]")
            await harness.press(settling: .escape)
        }
        #expect(harness.title == "Books" && harness.rows == ["▸ Persuasion", "[ ] Emma"])
    }

    @Test("and opens it before reading the alert is asked about its items there, and not told that they are given up")
    func openedMeanwhile() async throws {
        let gate = ManualDatabase.Gate()
        let harness = ListsHarness(gate: gate)
        try await gate.next().succeed()
        await harness.settle()
        harness.type("nBooks")
        harness.press(.enter)
        let creating = try await gate.next()
        harness.press(.enter)
        try await gate.next().succeed()
        harness.type("nEmma")
        harness.press(.enter, .escape)
        creating.answer(.failure(.locked))
        await harness.work.settle()
        _ = harness.shell.draw(size: harness.size.size)
        #expect(harness.prompt?.hasSuffix("you give up its items, too.") == true)
        harness.shell.press(.enter)
        try await gate.next().succeed()
        await harness.settle()
        #expect(harness.wholePrompt == ListsHarness.alert(notSaved: "the new list “Books” with 1 item"))
        await harness.press(settling: .escape)
        #expect(harness.wholePrompt == "\(question) [Create Again] [OK]")
    }

    /// Returns a harness that asks about an item typed into a list that was given up while the user typed.
    private func askedAboutNextItem(
        because error: DatabaseError, gate: ManualDatabase.Gate
    ) async throws -> ListsHarness {
        let harness = try await typingNextItem(because: error, gate: gate)
        harness.press(.enter)
        for _ in ["the item", "the lists"] { try await gate.next().succeed() }
        await harness.settle()
        return harness
    }

    /// Returns a harness in which an item is being typed into a list that was given up meanwhile.
    ///
    /// - Parameter answered: The number of alerts that were answered by OK.
    private func typingNextItem(
        because error: DatabaseError, gate: ManualDatabase.Gate, answering answered: Int = 2
    ) async throws -> ListsHarness {
        let harness = ListsHarness(gate: gate)
        try await gate.next().succeed()
        await harness.settle()
        harness.type("nBooks")
        harness.press(.enter)
        let creating = try await gate.next()
        harness.press(.enter)
        try await gate.next().succeed()
        harness.type("nEmma")
        harness.press(.enter)
        harness.type("nPersuasion")
        creating.answer(.failure(error))
        for _ in 0..<answered { await harness.press(settling: .escape) }
        return harness
    }
}
