import Testing

extension PackagePair {
    /// Makes a package with kits, and a package to copy them into.
    static func withKits(
        otherManifest: String = emptyManifest, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> PackagePair {
        try PackagePair(files: kitFiles, otherManifest: otherManifest, sourceLocation: sourceLocation)
    }

    /// The paths of the files in a copy of the kit Shell.
    static let shellFiles = [
        "Modules/Kits/Shell/Shell.swift", "Modules/Kits/Text/Text.swift", "Modules/Kits/Text/Widths/table.py",
        "Snapshots/ShellTests/ShellTests/starts.txt", "Tests/Screens/Screens.swift",
        "Tests/ShellTests/ShellTests.swift",
    ]

    private static let kitFiles = [
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "Small",
            products: [
                .library(name: "Shell", targets: ["Shell"]),
                .library(name: "Text", targets: ["Text"]),
                .library(name: "Disk", targets: ["Disk"]),
            ],
            targets: [
                .target(name: "Model", path: "Modules/Model"),

                // The kits.
                .kit("Text", excluding: ["Widths/table.py"]),
                .kit("Shell", sees: ["Text"]),
                .kit("Disk"),
                .target(name: "Screens", dependencies: ["Shell", "Text"], path: "Tests/Screens"),
                .testTarget(
                    name: "ShellTests", dependencies: ["Shell", "Screens"], path: "Tests/ShellTests"),
                .testTarget(name: "DiskTests", dependencies: ["Disk"], path: "Tests/DiskTests"),
            ]
        )

        extension Target {
            static func kit(_ name: String, sees kits: [Dependency] = [], excluding exclude: [String] = []) -> Target {
                .target(name: name, dependencies: kits, path: "Modules/Kits/\\(name)", exclude: exclude)
            }
        }
        """,
        ".layerguard": "# The table.\n@tests: Foundation\nShell: Observation\nDisk: Foundation\n",
        "Modules/Model/Model.swift": "",
        "Modules/Kits/Shell/Shell.swift": "import Text\n",
        "Modules/Kits/Text/Text.swift": "",
        "Modules/Kits/Text/Widths/table.py": "",
        "Modules/Kits/Disk/Disk.swift": "",
        "Tests/Screens/Screens.swift": "",
        "Tests/ShellTests/ShellTests.swift": "struct ShellTests {}",
        "Tests/DiskTests/DiskTests.swift": "",
        "Snapshots/ShellTests/ShellTests/starts.txt": "Hello\n",
        "Snapshots/DiskTests/DiskTests/starts.txt": "Hello\n",
    ]
}
