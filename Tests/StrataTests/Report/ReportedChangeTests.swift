import SnapshotFiles
import Testing

@testable import Strata

@Suite("A change in the report")
struct ReportedChangeTests {
    @Test("has no difference from a reference that cannot be read")
    func unreadable() {
        let change = ReportedChange(.sample("list", "Ada\n"), insteadOf: .failure(.notUTF8(file: "list.txt")))

        #expect(change.standing == .unreadable(.notUTF8(file: "list.txt")))
        #expect(change.hunks.isEmpty)
        #expect(change.summary == "without a readable reference")
    }

    @Test("is named after its test, its case, its name and its call")
    func title() {
        var name = SnapshotName(
            module: "ViewTests", components: ["Screens", "list(size:)"], arguments: ["80x24", "dark"], name: "model")
        name.call = 2
        let pending = PendingSnapshot(
            name: name, path: name.path, sourceLocation: "", reference: nil, text: SnapshotText(""))

        #expect(
            ReportedChange(pending, insteadOf: .success(nil)).title
                == "ViewTests › Screens › list(size:), case 80x24, dark, named model, call 2")
    }

    @Test(
        "is accepted by a command that a shell takes",
        arguments: [
            ("Snapshots/A-b_c/list.1,2.txt", "Snapshots/A-b_c/list.1,2.txt"),
            ("Snapshots/it's $(rm).txt", #"'Snapshots/it'\''s $(rm).txt'"#),
            ("Snapshots/é.txt", "'Snapshots/é.txt'"),
        ])
    func command(path: String, word: String) {
        let pending = PendingSnapshot(
            name: SnapshotName(module: "A", components: ["b()"]), path: path, sourceLocation: "", reference: nil,
            text: SnapshotText(""))

        #expect(
            ReportedChange(pending, insteadOf: .success(nil)).command(accepting: "strata accept")
                == "strata accept \(word)")
    }

    @Test("is made anew by its test where accepting it would be refused")
    func anotherRun() {
        let change = ReportedChange.sample("list", "Ada\n", insteadOf: "Grace\n", comparedWith: "Jean\n")
        #expect(change.command(accepting: "strata accept") == #"swift test --filter '^FixtureTests.Screens/list\('"#)
    }
}
