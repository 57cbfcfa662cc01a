import TestKit
import TestProcesses
import Testing
import TextSnapshots

@testable import Strata

@Suite("A package's graph", .computesLong, .leakChecks, .snapshots())
struct GraphTests {
    @Test("The graph shows the layers, the modules they see, and the system modules they import")
    func layers() throws {
        let source = try PackagePair.withFeatures().source
        let text = try withExtendedLifetime(source) { try Graph(of: Package.reading(source)).text }
        expectSnapshot(of: text, as: .lines)
    }

    @Test("The table of sizes counts the lines and the tests of each part")
    func sizes() throws {
        let source = try PackagePair.withFeatures().source
        let text = try withExtendedLifetime(source) { try SizeTable(of: Package.reading(source)).text }
        expectSnapshot(of: text, as: .lines)
    }

    @Test("The table of tests counts the tests of each kind")
    func kinds() throws {
        let source = try PackagePair.withFeatures().source
        for name in ["ListContract", "ListLaw", "ListLifetime", "ListFlow", "ListProperty", "ListSnapshot"] {
            let suite = name == "ListSnapshot" ? #"@Suite("Lists", .snapshots())"# : "@Suite"
            let text = "\(suite) struct A {\n@Test func a() {}\n@Test func b() { c(\"\"\"\n@Test\n\"\"\") }\n}\n"
            try source.write(text, to: "Tests/CoordinatorTests/Lists/\(name)Tests.swift")
        }
        let text = try withExtendedLifetime(source) { try TestCounts(of: Package.reading(source)).text }
        expectSnapshot(of: text, as: .lines)
    }
}
