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
        let source = try PackagePair.withFeatures(sourceLocation: sourceLocation).source
        let graph = try withExtendedLifetime(source) {
            let package = try Package.reading(source)
            return showsRooms ? try Graph(roomsOf: package) : try Graph(floorsOf: package)
        }
        let fileExtension = form == .text ? "txt" : form == .svg ? "svg" : "mmd"
        expectSnapshot(
            of: form.text(of: graph), as: Snapshotting(pathExtension: fileExtension) { $0 },
            sourceLocation: sourceLocation)
    }
}
