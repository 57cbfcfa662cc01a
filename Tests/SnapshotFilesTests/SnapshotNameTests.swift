import Testing

@testable import SnapshotFiles

@Suite("A snapshot's name")
struct SnapshotNameTests {
    @Test(
        "A snapshot's name gives the path of its file",
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
                SnapshotName(module: "nul", components: ["Aux", "con()"], arguments: ["con"]),
                "Snapshots/nul-0d725c20/Aux-87ee6879/con-f08dd14b.con.txt"
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
        "A snapshot's name gives a filter that finds only the snapshot's test",
        arguments: [
            (["test()"], #"'^M.test\('"#),
            (["Outer", "Inner", "test(_:of:)"], #"'^M.Outer/Inner/test\('"#),
            (["Class", "testMethod"], "'^M.Class/testMethod$'"),
            (["Outer", "Class", "testMethod"], "'^M.Outer.Class/testMethod$'"),
            (["`A suite`", "`Ada's (raw) 1+1?`(_:)"], #"'^M.`A suite`/`Ada'\''s \(raw\) 1\+1\?`\('"#),
        ])
    func filter(components: [String], filter: String) {
        #expect(SnapshotName(module: "M", components: components).filter == filter)
    }

    @Test("A snapshot's name gives a safely quoted filter, whatever the module's name")
    func hostileFilter() {
        let name = SnapshotName(module: "M'; rm (x) '", components: ["test()"])
        #expect(name.filter == #"'^M'\''; rm \(x\) '\''.test\('"#)
    }

    @Test(
        "A snapshot's name is parsed from a test's line in `swift test list`, but not from any other output",
        arguments: [
            ("M.Outer/Inner/list(at:)", SnapshotName(module: "M", components: ["Outer", "Inner", "list(at:)"])),
            ("M.free()", SnapshotName(module: "M", components: ["free()"])),
            ("M.`A/b.c`/`d/e`()", SnapshotName(module: "M", components: ["`A/b.c`", "`d/e`()"])),
            (
                "M.Parsing/empty()/Parsing Tests.swift:12:6",
                SnapshotName(module: "M", components: ["Parsing", "empty()"])
            ),
            ("M.free()/Tests.swift:12:6", SnapshotName(module: "M", components: ["free()"])),
            ("M.S/`a.swift:1:2`()", SnapshotName(module: "M", components: ["S", "`a.swift:1:2`()"])),
            ("Maß_2.a()", SnapshotName(module: "Maß_2", components: ["a()"])),
            ("Building for debugging", nil), ("", nil), ("M.", nil), ("Build complete! (0.10s)", nil), (".a()", nil),
            ("2M.a()", nil), ("M.Class/other", nil), ("M.testFree", nil), ("M.Class/testA b", nil),
            ("M.Class/testMethod", SnapshotName(module: "M", components: ["Class", "testMethod"])),
            ("M.Tests.swift:12:6", nil), ("M.a()/Tests.swift:12", nil), ("M.a()/Tests.swift:12:", nil),
            ("M.a()/.swift:12:6", nil), ("M.a()/Tests:12:6", nil),
        ] as [(String, SnapshotName?)])
    func listed(line: String, name: SnapshotName?) {
        #expect(SnapshotName(listed: line) == name)
    }
}
