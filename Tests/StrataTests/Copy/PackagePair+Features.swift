import TestProcesses
import Testing

extension PackagePair {
    /// Makes a package with services, kits and the features Notes and Tasks (Tasks needs Notes), and a package to copy
    /// them into.
    static func withFeatures(
        otherManifest: String = emptyManifest, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> PackagePair {
        try PackagePair(files: featureFiles, otherManifest: otherManifest, sourceLocation: sourceLocation)
    }

    /// Makes the packages of `withFeatures`, but the package to copy into has an app without features.
    static func withApps(sourceLocation: SourceLocation = #_sourceLocation) throws -> PackagePair {
        let packages = try PackagePair(
            files: featureFiles, otherManifest: appManifest, sourceLocation: sourceLocation)
        for path in ["Modules/Coordinator/App/AppCoordinator.swift", "Modules/Apps/Demo/Main.swift"] {
            try packages.other.write("// Mine.\n", to: path)
        }
        try packages.other.write("func features() {\n    // New features go above this line.\n}\n", to: appList)
        return packages
    }

    static let appList = "Modules/Apps/Demo/Features.swift"

    /// The paths of the files in a copy of the feature Notes, in a package without an app.
    static let notesFiles = [
        "LICENSE-Strata", "Modules/Coordinator/Notes/NotesCoordinator.swift", "Modules/Kits/Kit/Kit.swift",
        "Modules/Kits/Kit/Prompt.swift", "Modules/Model/Notes/Note.swift",
        "Modules/Model/Shared/Day.swift", "Modules/Model/Shared/Prompt+Failed.swift", "Package.swift",
    ]

    /// The paths of the files that only a copy with tests has, among them the door, which the tests need.
    static let notesTests = [
        "Modules/Coordinator/Notes/NotesFeature.swift", "Modules/Coordinator/Shared/Feature.swift",
        "Snapshots/CoordinatorTests/NotesFlowTests/opens.txt", "Tests/CoordinatorTests/Notes/NotesFlowTests.swift",
        "Tests/Doubles/Notes/NoteStoreDouble.swift",
    ]

    private static let appManifest = """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "Other",
            platforms: [.macOS(.v15)],
            targets: [
                .target(name: "Coordinator", dependencies: [], path: "Modules/Coordinator"),
                .executableTarget(name: "Demo", dependencies: ["Coordinator"], path: "Modules/Apps/Demo"),
            ]
        )

        """

    private static let featureFiles = [
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "Small",
            platforms: [.macOS(.v15)],
            products: [.library(name: "Kit", targets: ["Kit"])],
            targets: [
                .target(name: "Model", dependencies: ["Kit"], path: "Modules/Model"),
                .target(name: "Coordinator", dependencies: ["Model", "Kit", "Extra"], path: "Modules/Coordinator"),
                .target(name: "Kit", path: "Modules/Kits/Kit"),
                .target(name: "Extra", path: "Modules/Kits/Extra"),
                .target(name: "Disk", dependencies: ["Model"], path: "Modules/Services/Disk"),
                .target(name: "Web", dependencies: ["Model"], path: "Modules/Services/Web"),
                .executableTarget(
                    name: "Demo", dependencies: ["Coordinator", "Model", "Disk", "Web"], path: "Modules/Apps/Demo"),
                .target(name: "OldNotes", dependencies: ["Model"], path: "Documentation/Examples/OldNotes"),
                .target(name: "Doubles", dependencies: ["Model"], path: "Tests/Doubles"),
                .testTarget(name: "ModelTests", dependencies: ["Model", "Doubles"], path: "Tests/ModelTests"),
                .testTarget(
                    name: "CoordinatorTests", dependencies: ["Coordinator", "Model", "Doubles", "OldNotes"],
                    path: "Tests/CoordinatorTests"),
                .testTarget(name: "DiskTests", dependencies: ["Disk", "Doubles"], path: "Tests/DiskTests"),
                .testTarget(name: "DemoTests", dependencies: ["Demo"], path: "Tests/DemoTests"),
            ]
        )
        """,
        "LICENSE": "Do as you like.\n",
        "Modules/Model/Notes/Note.swift": """
        import Kit
        public protocol NoteStore {}
        public struct Note { let date: Day }
        func show() -> Prompt { .failed() }
        """,
        "Modules/Model/Tasks/Chore.swift": "public struct Chore { let owner: Owner }",
        "Modules/Model/Shared/Day.swift": "import Foundation\npublic struct Day {}",
        "Modules/Model/Shared/Owner.swift": "public struct Owner { let born: Day }",
        "Modules/Model/Shared/Prompt+Failed.swift":
            "import Kit\nextension Prompt { static func failed() -> Prompt { Prompt() } }",
        "Modules/Coordinator/Shared/Feature.swift": "public protocol Feature {}",
        "Modules/Coordinator/App/AppCoordinator.swift": "public final class AppCoordinator { let all: [any Feature] }",
        "Modules/Coordinator/Notes/NotesFeature.swift":
            "import Model\npublic final class NotesFeature: Feature { init(_ store: any NoteStore) {} }",
        "Modules/Coordinator/Notes/NotesCoordinator.swift":
            "import Kit\nimport Model\npublic final class NotesCoordinator { let note: Note }",
        "Modules/Coordinator/Tasks/TasksFeature.swift": "import Model\npublic final class TasksFeature: Feature {}",
        "Modules/Coordinator/Tasks/TasksCoordinator.swift": "import Extra\npublic final class TasksCoordinator {}",
        "Modules/Apps/Demo/Main.swift": "@main struct Main {}",
        "Modules/Apps/Demo/Features.swift": """
        func features() {
            let notes = list.add(NotesFeature(self))
            // Tasks refer to notes.
            list.add(
                TasksFeature(self, of: notes.store))
            // New features go above this line.
        }

        """,
        "Modules/Apps/Demo/Notes/NotesFeature+Demo.swift": "import Coordinator\nimport Disk\nextension NotesFeature {}",
        "Modules/Apps/Demo/Tasks/TasksFeature+Demo.swift": "import Coordinator\nimport Web\nextension TasksFeature {}",
        "Modules/Kits/Kit/Kit.swift": "",
        "Modules/Kits/Kit/Prompt.swift": "public struct Prompt { public init() {} }",
        "Modules/Kits/Extra/Extra.swift": "",
        "Modules/Services/Disk/Disk.swift": "import Model\nstruct Disk { init() { Tables().addFeatures() } }",
        "Modules/Services/Disk/Notes/NotesTables.swift":
            "import Model\nstruct NotesTables: NoteStore { let disk: Disk }",
        "Modules/Services/Disk/Tasks/TasksTables.swift": "struct TasksTables { let disk: Disk }",
        "Modules/Services/Disk/Recorded/Notes/notes.json": "[]",
        "Modules/Services/Disk/Recorded/Tasks/tasks.json": "[]",
        "Modules/Services/Disk/Schema/Tables.swift": "struct Tables {}",
        "Modules/Services/Disk/Schema/Tables+Features.swift": """
        extension Tables {
            mutating func addFeatures() {
                add(NotesTables())
                add(TasksTables())
                // New features go above this line.
            }
        }

        """,
        "Modules/Services/Web/Web.swift": "import Model\nstruct Web: NoteStore {}",
        "Documentation/Examples/OldNotes/OldNotes.swift": "import Model\nstruct OldNotes: NoteStore { let note: Note }",
        "Tests/Doubles/Notes/NoteStoreDouble.swift": "import Model\nstruct NoteStoreDouble: NoteStore {}",
        "Tests/Doubles/Tasks/Chore+Sample.swift": "import Model\nextension Chore { static let sample = 1 }",
        "Tests/Doubles/Shared/Day+Sample.swift": "import Model\nextension Day { static let sample = Day() }",
        "Tests/Doubles/Shared/Owner+Sample.swift": "import Model\nextension Owner { static let sample = 1 }",
        "Tests/ModelTests/Shared/DayTests.swift":
            "import Doubles\nimport Model\nstruct DayTests {\n@Test func day() { _ = Day.sample } }",
        "Tests/ModelTests/Shared/OwnerTests.swift":
            "import Model\nstruct OwnerTests {\n@Test func day() { _ = Owner.self } }",
        "Tests/CoordinatorTests/Notes/NotesFlowTests.swift":
            "import Model\nstruct NotesFlowTests { let day = Day() }",
        "Tests/CoordinatorTests/Whole/NotesInTasksTests.swift": "struct NotesInTasksTests { let note: Note }",
        "Tests/CoordinatorTests/Old/OldNotesTests.swift": "import OldNotes\nstruct OldNotesTests {}",
        "Tests/CoordinatorTests/Tasks/TasksFlowTests.swift": "struct TasksFlowTests {}",
        "Tests/DiskTests/Notes/NotesTablesTests.swift": "import Disk\nstruct NotesTablesTests {}",
        "Tests/DemoTests/Notes/NotesOptionTests.swift": "struct NotesOptionTests {}",
        "Snapshots/CoordinatorTests/NotesFlowTests/opens.txt": "Notes\n",
        "Snapshots/CoordinatorTests/NotesInTasksTests/opens.txt": "App\n",
        "Snapshots/CoordinatorTests/TasksFlowTests/opens.txt": "Tasks\n",
    ]
}
