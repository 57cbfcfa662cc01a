import TestKit
import TestProcesses
import Testing

@Suite("Lists in the demo's data folder", .leakChecks)
struct ListsStorageTests {
    @Test("With --no-wait, the demo still saves the last key's change before it exits")
    func keptWithoutWaiting() async throws {
        let demo = try DemoProcess()
        let arguments = ["--data", demo.folder.path(of: "kept"), "--screen", "lists"]
        let written = try await demo.run(arguments + ["--no-wait", "--keys", "n Milk enter"])
        #expect(written.ending == .exited(0))
        let read = try await demo.run(arguments)
        #expect(read.text.contains("Milk (0 items)"), "\(read.text)")
    }

    @Test("Two copies of the app that share a data folder lose none of each other's changes")
    func twoCopies() async throws {
        let demo = try DemoProcess()
        let data = ["--data", demo.folder.path(of: "kept"), "--size", "80x40"]
        func run(_ screen: String, _ keys: String...) async throws -> String {
            let child = try await demo.run(data + ["--screen", screen, "--keys", keys.joined(separator: " ")])
            #expect(child.ending == .exited(0))
            // After a failed change, an alert would receive the next keys.
            #expect(!child.text.contains("═ Error ═"), "\(child.text)")
            return child.text
        }
        func new(_ names: [String]) -> String { names.map { "n \($0) enter" }.joined(separator: " ") }
        func names(_ name: String, _ count: Int) -> [String] { (0..<count).map { "\(name)\($0)" } }
        _ = try await run(
            "lists", "n Other enter n Gone enter n Shared enter enter", new(["Milk"]), new(names("first", 6)),
            new(names("second", 8)))
        // Both copies work upwards from the end, so that neither moves the other's items. The first copy ticks off the
        // item that the second edits; then each copy edits, ticks off and deletes its own items, and adds new items at
        // the top. The first copy also renames the shared list and deletes the list Gone.
        let own = "up e ! enter up space up"
        async let first = run(
            "list", "end enter", own, own, new(names("new-first", 4)), "esc e ! enter down d left enter")
        async let second = run(
            "list", "end e ! enter up up up up up up", own, "d up", own, "d up", new(names("new-second", 4)))
        _ = try await (first, second)

        let list = try await run("list", "")
        #expect(list.contains("Shared!"), "\(list)")
        let made = ["[x] Milk!"] + names("[ ] new-first", 4) + names("[ ] new-second", 4)
        let firsts = ["[ ] first0!", "[x] first1", "[ ] first2", "[ ] first3!", "[x] first4", "[ ] first5"]
        let seconds = ["[ ] second0!", "[x] second1", "[ ] second3", "[ ] second4!", "[x] second5", "[ ] second7"]
        for item in made + firsts + seconds { #expect(list.contains("\(item) "), "\(list)") }
        let lists = try await run("lists", "")
        #expect(lists.contains("(21 items)"), "\(lists)")
        #expect(lists.contains("Other") && !lists.contains("Gone"), "\(lists)")
    }
}
