import Foundation
import TestKit
import TestProcesses
import Testing
import TextSnapshots

@testable import Strata

@Suite("Copying a kit", .leakChecks, .slow, .snapshots())
struct CopyTests {
    @Test("A kit is copied with its tests, their snapshots, and the targets that the tests need")
    func files() throws {
        let packages = try PackagePair.withKits()

        let outcome = try packages.copy("Shell")

        #expect(outcome.status == 0)
        #expect(try packages.other.paths == (PackagePair.shellFiles + ["Package.swift"]).sorted())
        #expect(try packages.other.text(of: "Modules/Kits/Shell/Shell.swift") == "import Text\n")
        #expect(try packages.other.text(of: "Package.swift") == PackagePair.emptyManifest)
        expectSnapshot(of: packages.shown(outcome), as: .lines)
    }

    @Test("SwiftPM can read the lines that are added to the manifest")
    func edit() throws {
        let packages = try PackagePair.withKits()

        let outcome = try packages.copy("Shell", editsManifest: true)

        #expect(outcome.text.contains("\nPackage.swift has the lines.\n"))
        let copied = try Package(above: packages.other.folder.path)
        #expect(copied.targets.map(\.name) == ["Mine", "Text", "Shell", "Screens", "ShellTests"])
        #expect(copied.target("Shell")?.dependencies == ["Text"])
        expectSnapshot(of: copied.manifest.text, as: .lines)
    }

    @Test("Lines are added even to a list of targets that is on one line, and no product is added")
    func editOneLine() throws {
        let packages = try PackagePair.withKits(
            otherManifest: """
                // swift-tools-version: 6.1
                import PackageDescription

                let package = Package(name: "Other", products: [], targets: [.target(name: "Mine", path: "Mine")])
                """)

        _ = try packages.copy("Shell", editsManifest: true)

        let description = try PackageDescription(ofPackageIn: packages.other.folder.path)
        #expect(description.targets.map(\.name) == ["Mine", "Text", "Shell", "Screens", "ShellTests"])
        #expect(description.products.isEmpty)
        #expect(try packages.copy("Shell", editsManifest: true) == Outcome("Nothing to copy: all 6 files are there."))
    }

    @Test(
        "A manifest that cannot be edited safely is kept, and the reason and the lines are printed",
        arguments: [
            (
                ("let package = Package(name: \"Other\")", "6.0"),
                "the manifest has no list 'targets:' that can be read line by line"
            ),
            (
                ("let package = Package(name: \"Other\", targets: [])", "5.9"),
                "its tools version is 5.9; the lines need 6.0"
            ),
            (
                (
                    """
                    let package = Package(name: "Other", targets: [])

                    extension Target {
                        static func kit(_ name: String) -> Target {
                            .target(name: name)
                        }
                    }
                    """, "6.0"
                ), "its function kit in an extension of Target differs from the one needed"
            ),
        ])
    func unsafe(manifest: (text: String, version: String), reason: String) throws {
        let text = "// swift-tools-version: \(manifest.version)\nimport PackageDescription\n\n\(manifest.text)\n"
        let packages = try PackagePair.withKits(otherManifest: text)

        let outcome = try packages.copy("Shell", editsManifest: true)

        #expect(outcome.text.contains("\nPackage.swift was not changed: \(reason).\nAdd to 'targets:'"))
        #expect(try packages.other.text(of: "Package.swift") == text)
        #expect(try packages.other.paths.count == 7)
    }

    @Test("Each existing file that differs from the copy is kept and named")
    func differing() throws {
        let packages = try PackagePair.withKits()
        try packages.other.write("mine", to: "Modules/Kits/Text/Text.swift")

        let outcome = try packages.copy("Shell", editsManifest: true)

        #expect(outcome.text.contains("\nKept as they are, because yours differ:\n  Modules/Kits/Text/Text.swift\n"))
        #expect(try packages.other.text(of: "Modules/Kits/Text/Text.swift") == "mine")
        #expect(try packages.other.paths.contains("Modules/Kits/Shell/Shell.swift"))
    }

    @Test("Copying a kit adds the kit's rows to .layerguard if the destination package uses LayerGuard")
    func rows() throws {
        let packages = try PackagePair.withKits(
            otherManifest: """
                // swift-tools-version: 6.0
                import PackageDescription

                let package = Package(
                    name: "Other",
                    targets: [
                        .plugin(name: "LayerGuard", capability: .buildTool(), path: "Guard"),
                    ]
                )
                """)
        try packages.other.write("@tests: XCTest", to: ".layerguard")

        _ = try packages.copy("Shell", editsManifest: true)

        #expect(try packages.other.text(of: ".layerguard") == "@tests: XCTest\nShell: Observation\n")
    }
}
