import Testing

extension PackagePair {
    /// Makes a package with the features Notes and Tasks, a service and a kit, and another that they are copied into.
    static func withFeatures(sourceLocation: SourceLocation = #_sourceLocation) throws -> PackagePair {
        try PackagePair(files: featureFiles, otherManifest: emptyManifest, sourceLocation: sourceLocation)
    }

    /// The paths of what a copy of the feature Notes consists of.
    static let notesFiles = [
        "Modules/Coordinator/Notes/NotesCoordinator.swift", "Modules/Kits/Kit/Kit.swift",
        "Modules/Kits/Kit/Prompt.swift", "Modules/Model/Notes/Note.swift", "Modules/Model/Shared/Day.swift",
        "Modules/Model/Shared/Prompt+Failed.swift", "Snapshots/CoordinatorTests/NotesFlowTests/opens.txt",
        "Tests/CoordinatorTests/Notes/NotesFlowTests.swift", "Tests/Doubles/Notes/NoteStoreDouble.swift",
        "Tests/Doubles/Shared/Day+Sample.swift", "Tests/ModelTests/Shared/DayTests.swift",
    ]

    private static let featureFiles = [
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "Small",
            platforms: [.macOS(.v15)],
            targets: [
                .target(name: "Model", dependencies: ["Kit"], path: "Modules/Model"),
                .target(name: "Coordinator", dependencies: ["Model", "Kit", "Extra"], path: "Modules/Coordinator"),
                .target(name: "Kit", path: "Modules/Kits/Kit"),
                .target(name: "Extra", path: "Modules/Kits/Extra"),
                .target(name: "Disk", dependencies: ["Model"], path: "Modules/Services/Disk"),
                .target(name: "OldNotes", dependencies: ["Model"], path: "Documentation/Examples/OldNotes"),
                .target(name: "Doubles", dependencies: ["Model"], path: "Tests/Doubles"),
                .testTarget(name: "ModelTests", dependencies: ["Model", "Doubles"], path: "Tests/ModelTests"),
                .testTarget(
                    name: "CoordinatorTests", dependencies: ["Coordinator", "Model", "Doubles", "OldNotes"],
                    path: "Tests/CoordinatorTests"),
                .testTarget(name: "DiskTests", dependencies: ["Disk", "Doubles"], path: "Tests/DiskTests"),
            ]
        )
        """,
        "Modules/Model/Notes/Note.swift": """
        import Kit
        public protocol NoteStore {}
        public struct Note { let date: Day }
        func show() -> Prompt { .failed() }
        """,
        "Modules/Model/Tasks/Chore.swift": "public struct Chore { let owner: Owner }",
        "Modules/Model/Shared/Day.swift": "public struct Day {}",
        "Modules/Model/Shared/Owner.swift": "public struct Owner {}",
        "Modules/Model/Shared/Prompt+Failed.swift":
            "import Kit\nextension Prompt { static func failed() -> Prompt { Prompt() } }",
        "Modules/Coordinator/Notes/NotesCoordinator.swift": """
        import Model
        struct NotesDependencies { let store: any NoteStore }
        final class NotesCoordinator {}
        """,
        "Modules/Coordinator/Tasks/TasksCoordinator.swift":
            "import Extra\nimport Model\nfinal class TasksCoordinator {}",
        "Modules/Coordinator/App/App.swift": """
        import Model

        /// The app.
        final class App {
            let notes: any NoteStore
            let tasks: Int

            init(notes: any NoteStore) {
                self.notes = notes
                tasks = 1
            }

            /// What the notes need.
            var notesDependencies: NotesDependencies {
                NotesDependencies(store: notes)
            }
        }

        extension App {
            static let places = [
                // The notes.
                Place(title: "Notes") {
                    NotesCoordinator(dependencies: $0.notesDependencies)
                },
                Place(title: "Tasks") { _ in TasksCoordinator() },
            ]
        }
        """,
        "Modules/Kits/Kit/Kit.swift": "",
        "Modules/Kits/Kit/Prompt.swift": "public struct Prompt { public init() {} }",
        "Modules/Kits/Extra/Extra.swift": "",
        "Modules/Services/Disk/Disk.swift": "import Model\nstruct Disk: NoteStore {}",
        "Documentation/Examples/OldNotes/OldNotes.swift": "import Model\nstruct OldNotes { let note: Note }",
        "Tests/Doubles/Notes/NoteStoreDouble.swift": "import Model\nstruct NoteStoreDouble: NoteStore {}",
        "Tests/Doubles/Tasks/Chore+Sample.swift": "import Model\nextension Chore { static let sample = 1 }",
        "Tests/Doubles/Shared/Day+Sample.swift": "import Model\nextension Day { static let sample = Day() }",
        "Tests/Doubles/Shared/Owner+Sample.swift": "import Model\nextension Owner { static let sample = 1 }",
        "Tests/ModelTests/Shared/DayTests.swift":
            "import Doubles\nimport Model\nstruct DayTests { @Test func day() { _ = Day.sample } }",
        "Tests/ModelTests/Shared/OwnerTests.swift":
            "import Model\nstruct OwnerTests { @Test func day() { _ = Owner.self } }",
        "Tests/CoordinatorTests/App/AppHarness.swift": "final class AppHarness {}",
        "Tests/CoordinatorTests/Notes/NotesFlowTests.swift":
            "import Model\nstruct NotesFlowTests { let day = Day() }",
        "Tests/CoordinatorTests/Notes/NotesInAppTests.swift": "struct NotesInAppTests { let app = AppHarness() }",
        "Tests/CoordinatorTests/Notes/OldNotesTests.swift": "import OldNotes\nstruct OldNotesTests {}",
        "Tests/CoordinatorTests/Tasks/TasksFlowTests.swift": "struct TasksFlowTests {}",
        "Tests/DiskTests/DiskTests.swift": "import Disk\nstruct DiskTests {}",
        "Snapshots/CoordinatorTests/NotesFlowTests/opens.txt": "Notes\n",
        "Snapshots/CoordinatorTests/NotesInAppTests/opens.txt": "App\n",
        "Snapshots/CoordinatorTests/TasksFlowTests/opens.txt": "Tasks\n",
    ]
}
