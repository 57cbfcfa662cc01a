import Foundation
import TestKit
import TestProcesses
import Testing

@testable import Strata

@Suite("What holds an app together", .computesLong, .leakChecks)
struct AppFloorsTests {
    @Test("keeps what names a member of a kit, or a label of a floor's function, though a property of that name goes")
    func sharedNames() throws {
        let small = try makePackage()
        let package = try Package(in: small.folder.path)
        let floors = AppFloors(
            of: AppChoice(features: ["Notes"]), from: try AppSources(of: package.targets, in: package), templates: [])

        #expect(
            floors.reduced["Modules/Coordinator/App/App.swift"] == """
                import Kit
                import Model

                struct App {
                    let tab = Tab(id: "notes")
                    let note = Note(of: "today")

                    var name: String { tab.id }
                }

                """)
    }

    private func makePackage() throws -> TemporaryPackage {
        let package = trackForLeaks(try TemporaryPackage())
        let files = [
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Small",
                targets: [
                    .target(name: "Model", path: "Modules/Model"),
                    .target(name: "Coordinator", dependencies: ["Model", "Kit"], path: "Modules/Coordinator"),
                    .target(name: "Kit", path: "Modules/Kits/Kit"),
                ]
            )
            """,
            "Modules/Kits/Kit/Tab.swift": "public struct Tab { public let id: String }",
            "Modules/Model/Notes/Note.swift": "public struct Note { public init(of day: String) {} }",
            "Modules/Model/Tasks/Chore.swift": "public struct Chore {}",
            "Modules/Coordinator/App/App.swift": """
            import Kit
            import Model

            struct App {
                let tab = Tab(id: "notes")
                let note = Note(of: "today")

                var name: String { tab.id }
            }

            struct Chores {
                let id: Chore
                let of: Chore
            }

            """,
        ]
        for (path, text) in files { try package.write(text, to: path) }
        return package
    }
}
