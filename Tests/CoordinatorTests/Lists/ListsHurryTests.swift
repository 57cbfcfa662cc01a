import Binding
import Foundation
import Interactor
import Model
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("Keys of lists that are typed ahead", .leakChecks, .endsWhenStuck)
struct ListsHurryTests {
    private let lists: [ToDoList] = [.sample("Groceries", at: 2), .sample("Books", at: 1)]
    /// Deletes the first list, renames the next one, opens it and adds an item.
    private let keys: [Key] =
        [.character("d"), .left, .enter] + [.character("e"), .character("!"), .enter, .enter]
        + "nEmma".map { .character($0) } + [.enter]

    @Test("act on the list that the deletion leaves, without a drawing in between")
    func afterDeletion() async {
        let harness = await ListsHarness.showing(lists)
        for key in keys { harness.press(key) }
        expectBooks(harness)
        await harness.settle()
        expectBooks(harness)
    }

    @Test(
        "act the same, whenever the database answers and the screen is drawn",
        arguments: 0..<(SlowTests.areEnabled ? 100 : 10) as Range<UInt64>)
    func law(seed: UInt64) async throws {
        var chance = SeededGenerator(seed: seed)
        let gate = ManualDatabase.Gate()
        let harness = ListsHarness(lists, gate: gate)
        let (finished, finish) = AsyncStream<Void>.makeStream()
        harness.work.didFinish = { finish.yield() }
        var answers = finished.makeAsyncIterator()
        try await gate.next().succeed()
        await answers.next()
        harness.draw()
        for key in keys {
            harness.press(key)
            while !harness.work.isSettled, chance.number(below: 3) == 0 {
                try await gate.next().succeed()
                await answers.next()
            }
            if chance.number(below: 2) == 0 { harness.draw() }
        }
        expectBooks(harness)
        while !harness.work.isSettled {
            try await gate.next().succeed()
            await answers.next()
        }
        expectBooks(harness)
        #expect(harness.database.kept.getAllToDoLists().map(\.name) == ["Books!"])
        #expect(harness.database.kept.getAllToDoLists().first?.items.map(\.text) == ["Emma"])
    }

    @Test("add items to a new list while the lists are still being read, or cannot be", arguments: [true, false])
    func whileLoading(isReadable: Bool) async throws {
        let gate = ManualDatabase.Gate()
        let harness = ListsHarness(lists, gate: gate)
        let reading = try await gate.next()
        if !isReadable {
            reading.answer(.failure(.locked))
            await harness.settle()
            harness.press(.enter)
            try await gate.next().answer(.failure(.locked))
            await harness.settle()
        }
        harness.type("nTrips")
        harness.press(.enter, .enter)
        for text in ["Rome", "Oslo"] {
            harness.type("n\(text)")
            harness.press(.enter)
        }
        #expect(harness.title == "Trips" && harness.rows == ["▸ [ ] Oslo", "[ ] Rome"])
        if isReadable { reading.succeed() }
        for _ in ["the list", "the lists", "Rome", "Oslo"] { try await gate.next().succeed() }
        await harness.settle()
        #expect(harness.title == "Trips" && harness.rows == ["▸ [ ] Oslo", "[ ] Rome"])
        harness.press(.escape)
        #expect(harness.rows.map { $0.prefix { $0 != "(" } } == ["▸ Trips ", "Groceries ", "Books "])
        let saved = harness.database.kept.getAllToDoLists()
        #expect(saved.map(\.name) == ["Trips", "Groceries", "Books"])
        #expect(saved.first?.items.map(\.text) == ["Oslo", "Rome"])
    }

    private func expectBooks(_ harness: ListsHarness, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(harness.title == "Books!", sourceLocation: sourceLocation)
        #expect(harness.rows == ["▸ [ ] Emma"], sourceLocation: sourceLocation)
    }
}
