import Coordinator
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
@Suite("Random keys on the list screens", .leakChecks, .endsWhenStuck)
struct ListsRandomTests {
    private static let keys: [Key] =
        "nnedduAB".map { .character($0) } + [.enter, .enter, .enter, .space, .escape, .up, .down, .left, .backspace]

    @Test(
        "A list screen shows the content of the database after random keys, failures and restarts",
        arguments: 0..<(SlowTests.areEnabled ? 200 : 10) as Range<UInt64>)
    func law(seed: UInt64) async {
        var chance = SeededGenerator(seed: seed)
        let groceries = ToDoList.sample("Groceries", at: 1, items: [.sample("Milk")])
        var harness = await ListsHarness.showing([groceries, .sample("Chores")])
        var pressed: [String] = []
        for _ in 0..<60 {
            switch chance.number(below: 20) {
            case 0: harness = await .showing(harness.database.kept.getAllToDoLists())
            case 1...3: harness.database.failure = harness.database.failure == nil ? .locked : nil
            default:
                let key = chance.pick(Self.keys)
                pressed.append(key.name)
                await harness.press(settling: key)
            }
            // A form hides its row, and a prompt may hide several rows.
            guard harness.shell.front?.isEditingText == false, harness.prompt == nil else { continue }
            #expect(shown(harness) == stored(harness), "seed \(seed), after \(pressed.joined(separator: " "))")
        }
    }

    private func shown(_ harness: ListsHarness) -> [String] {
        harness.rows.compactMap { row in
            let row = row.replacing("▸ ", with: "").components(separatedBy: "  Updated")[0]
            let text = row.trimmingCharacters(in: .whitespaces)
            return text.hasPrefix("[") || text.hasSuffix(")") ? text : nil
        }
    }

    private func stored(_ harness: ListsHarness) -> [String] {
        let lists = harness.database.kept.getAllToDoLists()
        guard harness.route != .lists else {
            return lists.map { "\($0.name) (\($0.items.count) item\($0.items.count == 1 ? "" : "s"))" }
        }
        let list = lists.first { $0.name == harness.title }
        return list?.items.map { "[\($0.completed == nil ? " " : "x")] \($0.text)" } ?? []
    }
}
