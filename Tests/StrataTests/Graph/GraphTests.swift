import TestKit
import Testing
import TextSnapshots

@testable import Strata

@Suite("A package's graph", .computesLong, .leakChecks, .snapshots())
struct GraphTests {
    @Test("shows the floors, what they see, and what they import of the system", arguments: GraphForm.allCases)
    func floors(form: GraphForm) throws {
        try expectGraph(form, showsRooms: false)
    }

    @Test("shows the features and what they need", arguments: GraphForm.allCases)
    func rooms(form: GraphForm) throws {
        try expectGraph(form, showsRooms: true)
    }

    private func expectGraph(
        _ form: GraphForm, showsRooms: Bool, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let package = try PackagePair.withFeatures(sourceLocation: sourceLocation).source
        let outcome = try GraphTool(package: .reading(package)).graph(as: form, showsRooms: showsRooms)
        #expect(outcome.status == 0, sourceLocation: sourceLocation)
        let fileExtension = form == .text ? "txt" : form == .svg ? "svg" : "mmd"
        expectSnapshot(
            of: outcome.text, as: Snapshotting(pathExtension: fileExtension) { $0 }, sourceLocation: sourceLocation)
    }
}
