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
@Suite("Keys typed ahead on the list screens", .leakChecks, .endsWhenStuck)
struct ListsHurryTests {
    private let lists: [ToDoList] = [.sample("Groceries", at: 2), .sample("Books", at: 1)]
    /// Keys that delete the first list, then rename and open the next list, add two items and complete one item.
    private let keys: [Key] =
        [.character("d"), .left, .enter] + [.character("e"), .character("!"), .enter, .enter]
        + "nEmma".map { .character($0) } + [.enter] + "nLear".map { .character($0) } + [.enter, .down, .space]

    @Test(
        "Keys typed ahead have the same effect, no matter when the database answers or the screen is drawn",
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
        harness.draw()
        while !harness.work.isSettled {
            try await gate.next().succeed()
            await answers.next()
            harness.draw()
        }
        #expect(harness.title == "Books!" && harness.rows == ["[ ] Lear", "▸ [x] Emma"])
        let stored = harness.database.kept.getAllToDoLists()
        #expect(stored.map(\.name) == ["Books!"])
        #expect(stored.first?.items.map(\.text) == ["Lear", "Emma"])
    }
}
