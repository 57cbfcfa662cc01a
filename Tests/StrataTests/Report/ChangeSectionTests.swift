import SnapshotFiles
import Testing

@testable import Strata

@Suite("A change in the report")
struct ChangeSectionTests {
    @Test("The title of a change names its test, arguments, snapshot and call")
    func title() {
        var name = SnapshotName(
            module: "ViewTests", components: ["Screens", "list(size:)"], arguments: ["80x24", "dark"], name: "model")
        name.call = 2

        #expect(section(.sample(name)).title == "ViewTests › Screens › list(size:), 80x24, dark, named model, call 2")
    }

    @Test(
        "The command that accepts a change quotes the path safely for a shell",
        arguments: [
            ("Snapshots/A-b_c/list.1,2.txt", "Snapshots/A-b_c/list.1,2.txt"),
            ("Snapshots/it's $(rm).txt", #"'Snapshots/it'\''s $(rm).txt'"#),
            ("Snapshots/é.txt", "'Snapshots/é.txt'"),
        ])
    func command(path: String, word: String) {
        let change = PendingChange.sample(SnapshotName(module: "A", components: ["b()"]), path: path)
        #expect(section(change).command == "strata accept \(word)")
    }

    private func section(_ change: PendingChange) -> ChangeSection {
        ChangeSection(change: change, id: "a", accept: "strata accept")
    }
}
