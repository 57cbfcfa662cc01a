import Foundation
import TestKit
import TestProcesses
import Testing

@testable import Strata

@Suite("What holds an app together", .computesLong, .leakChecks)
struct AppFloorsTests {
    @Test("keeps what names a member of a kit, or a label of a floor's function, though a property of that name goes")
    func sharedNames() throws {
        let temporary = trackForLeaks(try TemporaryPackage())
        let package = try Package.small(temporary, files: Self.files)
        let floors = AppFloors(
            of: AppChoice(features: ["Notes"]), from: try AppSources(of: package.targets, in: package), templates: [])

        #expect(
            floors.reduced["Modules/View/App/App.swift"] == """
                import Kit
                import Model

                struct App {
                    let tab = Tab(id: "notes")
                    let note = Note(of: "today")

                    var name: String { tab.id }
                }

                """)
    }

    private static let files = [
        "Modules/Kits/Kit/Tab.swift": "public struct Tab { public let id: String }",
        "Modules/Model/Notes/Note.swift": "public struct Note { public init(of day: String) {} }",
        "Modules/Model/Tasks/Chore.swift": "public struct Chore {}",
        "Modules/View/App/App.swift": """
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
}
