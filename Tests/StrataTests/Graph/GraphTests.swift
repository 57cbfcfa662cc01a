import Foundation
import TestKit
import TestProcesses
import Testing
import TextSnapshots

@testable import Strata

@Suite("A package's graph", .computesLong, .leakChecks, .snapshots())
struct GraphTests {
    /// A package with three floors, a kit, a service, and two features that share some of their files.
    private func makePackage() throws -> TemporaryPackage {
        let package = trackForLeaks(try TemporaryPackage())
        for (path, text) in Self.files { try package.write(text, to: path) }
        return package
    }

    private static let files = [
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "Small",
            targets: [
                .target(name: "Model", path: "Modules/Model"),
                .target(name: "View", dependencies: ["Model", "Kit"], path: "Modules/View"),
                .target(name: "Kit", path: "Modules/Kits/Kit"),
                .target(name: "Disk", dependencies: ["Model"], path: "Modules/Services/Disk"),
                .executableTarget(name: "App", dependencies: ["View", "Disk", "Kit"], path: "Modules/Apps/App"),
                .target(name: "OldApp", dependencies: ["Model"], path: "Documentation/Examples/OldApp"),
                .testTarget(name: "ModelTests", dependencies: ["Model", "OldApp"], path: "Tests/ModelTests"),
            ])
        """,
        "Modules/Model/Notes/Note.swift": "public protocol NoteStore {}\npublic struct Note { let date: Day }",
        "Modules/Model/Tasks/Task.swift": "public struct Task { let owner: Owner }",
        "Modules/Model/Shared/Day.swift": "import Foundation\npublic struct Day {}",
        "Modules/Model/Shared/Day+Week.swift": "extension Day { public var week: Int { 1 } }",
        "Modules/Model/Shared/Day+Year.swift": "extension Day { public var year: Int { 1 } }",
        "Modules/Model/Shared/Owner.swift": "public struct Owner { let born: Day }",
        "Modules/View/Notes/NoteView.swift": "import Kit\nimport Model\nstruct NoteView { let week = Day().week }",
        "Modules/Kits/Kit/Kit.swift": "",
        "Modules/Services/Disk/Notes/Disk.swift": "import Model\nstruct Disk: NoteStore {}",
        "Modules/Apps/App/main.swift": "import View",
        "Documentation/Examples/OldApp/OldApp.swift": "import Model\nstruct OldApp: NoteStore {}",
        "Tests/ModelTests/Tests.swift": "import Model",
    ]

    @Test("shows the floors, what they see, and what they import of the system", arguments: GraphForm.allCases)
    func floors(form: GraphForm) throws {
        let package = try makePackage()
        let tool = GraphTool(package: try .reading(package))
        expect(try tool.graph(as: form, showsRooms: false), form)
    }

    @Test("shows the features and what they need", arguments: GraphForm.allCases)
    func rooms(form: GraphForm) throws {
        let package = try makePackage()
        let tool = GraphTool(package: try .reading(package))
        expect(try tool.graph(as: form, showsRooms: true), form)
    }

    private func expect(_ outcome: Outcome, _ form: GraphForm, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(outcome.status == 0, sourceLocation: sourceLocation)
        let fileExtension = form == .text ? "txt" : form == .svg ? "svg" : "mmd"
        expectSnapshot(
            of: outcome.text, as: Snapshotting(pathExtension: fileExtension) { $0 }, sourceLocation: sourceLocation)
    }
}
