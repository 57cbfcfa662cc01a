import Testing

@testable import SnapshotFiles

@Suite("A snapshot's name")
struct SnapshotNameTests {
    @Test(
        "leads to its file",
        arguments: [
            (SnapshotName(module: "M", components: ["test()"]), "Snapshots/M/test.txt"),
            (SnapshotName(module: "M", components: ["Outer", "Inner", "test()"]), "Snapshots/M/Outer/Inner/test.txt"),
            (
                SnapshotName(module: "M", components: ["S", "test(_:of:)"], arguments: ["1", "a b"]),
                "Snapshots/M/S/test.1,a+b.txt"
            ),
            (SnapshotName(module: "M", components: ["S", "test()"], name: "dark"), "Snapshots/M/S/test.dark.txt"),
            (SnapshotName(module: "M", components: ["test()"], pathExtension: "svg"), "Snapshots/M/test.svg"),
            (SnapshotName(module: "M", components: ["t()"], pathExtension: "../x"), "Snapshots/M/t.x-5c237dda"),
            (
                SnapshotName(module: "M", components: ["S", "test(_:)"], arguments: ["1"], name: "dark"),
                "Snapshots/M/S/test.1.dark.txt"
            ),
            (
                SnapshotName(module: "M", components: ["`A suite`", "`a (raw) name`()"]),
                "Snapshots/M/A+suite/a-raw-name-a6ef1860.txt"
            ),
        ])
    func path(name: SnapshotName, path: String) {
        #expect(name.path == path)
    }

    @Test(
        "gives the filter that finds its test alone",
        arguments: [
            (["test()"], #"'^M.test\('"#),
            (["Outer", "Inner", "test(_:of:)"], #"'^M.Outer/Inner/test\('"#),
            (["`A suite`", "`Ada's (raw) 1+1?`(_:)"], #"'^M.`A suite`/`Ada'\''s \(raw\) 1\+1\?`\('"#),
        ])
    func filter(components: [String], filter: String) {
        #expect(SnapshotName(module: "M", components: components).filter == filter)
    }

    @Test("gives a filter that ends no quotes, whatever the module")
    func hostileFilter() {
        let name = SnapshotName(module: "M'; rm (x) '", components: ["test()"])
        #expect(name.filter == #"'^M'\''; rm \(x\) '\''.test\('"#)
    }
}
