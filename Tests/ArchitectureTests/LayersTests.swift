import Foundation
import Testing

/// The direction of dependencies: LayerGuard checks each file against the manifest, and these tests check the manifest.
@Suite("The layers")
struct LayersTests {
    /// The modules that each target can import: first the package's modules, then the system's.
    static let direction: [String: (modules: Set<String>, system: Set<String>)] = [
        "Model": ([], ["Foundation"]),
        "Interactor": (["Model", "Binding"], ["Foundation"]),
        "ViewModel": (["Model", "Interactor", "Binding"], ["Foundation", "Observation"]),
        "View": (["ViewModel", "Binding", "TextUI", "Shell"], ["Observation"]),
        "Coordinator": (["Model", "Interactor", "ViewModel", "View", "Binding", "TextUI", "Shell"], ["Foundation"]),

        "Binding": ([], []),
        "TextUI": ([], []),
        "Shell": (["Binding", "TextUI"], []),
        "Terminal": (["TextUI"], ["Dispatch", "Synchronization", "libc"]),
        "HTTP": ([], ["Foundation", "FoundationNetworking", "Synchronization"]),
        "Processes": ([], ["Foundation"]),
        "SnapshotFiles": ([], ["Foundation", "Synchronization"]),
        "TextSnapshots": (["SnapshotFiles"], ["Foundation", "Testing", "Synchronization"]),
        "XCTSnapshots": (["TextSnapshots"], ["Foundation", "Synchronization", "Testing", "XCTest"]),
        "TextUISnapshots": (["TextUI", "TextSnapshots"], []),
        "TestKit": (["Binding"], ["Foundation", "Testing", "Synchronization"]),

        "Format": (["Model"], ["Foundation"]),
        "Transport": (["Interactor", "HTTP"], []),
        "RandomUser": (["Model", "Interactor", "HTTP", "Transport", "Format"], ["Foundation"]),
        "Unsplash": (["Model", "Interactor", "HTTP", "Transport", "Format"], ["Foundation"]),
        "Sample": (["Model", "Interactor", "Format"], ["Foundation"]),
        "SQLite": (["Model", "Interactor", "Format", "CSQLite"], ["Foundation", "Dispatch"]),

        "Demo": (
            [
                "Model", "Interactor", "Coordinator", "Binding", "TextUI", "Shell", "Terminal", "SnapshotFiles",
                "RandomUser", "Unsplash", "Sample", "SQLite",
            ], ["Foundation"]
        ),
        "Strata": (["Binding", "TextUI", "Shell", "Terminal", "SnapshotFiles", "Processes"], ["Foundation"]),
    ]

    @Test("Each target depends on exactly the targets that LayersTests lists for it")
    func manifest() async throws {
        let manifest = try await Manifest.ofThisPackage()
        for (target, sees) in Self.direction {
            // A target may have been removed together with its feature.
            guard let modules = manifest.dependencies(of: target) else { continue }
            let existing = sees.modules.intersection(manifest.names)
            #expect(
                modules == existing,
                "\(target) depends on targets that are not in its row, or lacks one; see Documentation/Architecture.md")
        }
    }

    @Test("The package depends on no other package")
    func packages() async throws {
        #expect(try await Manifest.ofThisPackage().dependencies.isEmpty)
    }

    @Test("Kits and their tests depend on no layer or service; test doubles depend on no view model")
    func kits() async throws {
        let manifest = try await Manifest.ofThisPackage()
        let services = ["Format", "Sample", "Transport", "RandomUser", "Unsplash", "SQLite"]
        let app = Set(House.layers + services + ["TestDoubles"])
        let folders = try FileManager.default.contentsOfDirectory(
            atPath: House.root.appending(path: "Modules/Kits").path)
        for kit in folders {
            // LayerGuard's own code is in the checker, the only target that the plugin depends on.
            for target in [kit == "LayerGuard" ? "LayerGuardChecker" : kit, "\(kit)Tests"] {
                let known = try manifest.reach(of: [target]).intersection(app)
                #expect(known.isEmpty, "\(target) knows \(known.sorted())")
            }
        }
        #expect(manifest.dependencies(of: "TestDoubles") == ["Model", "Interactor", "TestKit"])
    }

    @Test("Only test targets depend on the documentation's examples")
    func examples() async throws {
        let manifest = try await Manifest.ofThisPackage()
        let entries = try FileManager.default.contentsOfDirectory(
            atPath: House.root.appending(path: "Documentation/Examples").path)
        // Two examples are separate packages.
        let examples = entries.filter { !$0.hasSuffix(".md") && !["AppleViews", "Localisation"].contains($0) }
        #expect(!examples.isEmpty)
        for example in examples {
            let users = manifest.names.filter { manifest.dependencies(of: $0)?.contains(example) == true }
            #expect(!users.isEmpty && users.allSatisfy { $0.hasSuffix("Tests") }, "\(example): \(users.sorted())")
        }
    }

    @Test("LayerGuard allows each target exactly the system modules that LayersTests lists for it")
    func systemModules() async throws {
        let targets = try await Manifest.ofThisPackage().names
        let libc: Set = ["Glibc", "Musl", "Darwin"]
        let granted = try Self.guardTable().mapValues { names in
            names.isSuperset(of: libc) ? names.subtracting(libc).union(["libc"]) : names
        }
        for (target, sees) in Self.direction where targets.contains(target) {
            #expect(granted[target, default: []] == sees.system, "\(target)")
        }
    }

    @Test("LayerGuard's table allows no layer to re-export modules")
    func reexports() throws {
        let rights = try Self.guardTable()["@reexporting", default: []]
        #expect(rights.isDisjoint(with: House.layers))
    }

    /// The names in each row of LayerGuard's table.
    private static func guardTable() throws -> [String: Set<String>] {
        let table = try String(contentsOf: House.root.appending(path: ".layerguard"), encoding: .utf8)
        let rows = table.matches(of: #/^([^#\s:]+): ([^#\n]+)$/#.anchorsMatchLineEndings())
        return Dictionary(
            uniqueKeysWithValues: rows.map { row in
                (String(row.output.1), Set(row.output.2.split(separator: ", ").map(String.init)))
            })
    }
}
