import SnapshotFiles
import Testing

@testable import Strata

@Suite("A change in the report")
struct ReportedChangeTests {
    @Test("is named after its test, case, name and call")
    func title() {
        var name = SnapshotName(
            module: "ViewTests", components: ["Screens", "list(size:)"], arguments: ["80x24", "dark"], name: "model")
        name.call = 2
        let pending = PendingSnapshot(
            name: name, path: name.path, sourceLocation: "", reference: nil, content: SnapshotContent(""))

        #expect(
            ReportedChange(pending, insteadOf: .success(nil)).title
                == "ViewTests › Screens › list(size:), case 80x24, dark, named model, call 2")
    }

    @Test(
        "is accepted by a command with safe quotes",
        arguments: [
            ("Snapshots/A-b_c/list.1,2.txt", "Snapshots/A-b_c/list.1,2.txt"),
            ("Snapshots/it's $(rm).txt", #"'Snapshots/it'\''s $(rm).txt'"#),
            ("Snapshots/é.txt", "'Snapshots/é.txt'"),
        ])
    func command(path: String, word: String) {
        let pending = PendingSnapshot(
            name: SnapshotName(module: "A", components: ["b()"]), path: path, sourceLocation: "", reference: nil,
            content: SnapshotContent(""))

        #expect(
            ReportedChange(pending, insteadOf: .success(nil)).command(accepting: "strata accept")
                == "strata accept \(word)")
    }
}
