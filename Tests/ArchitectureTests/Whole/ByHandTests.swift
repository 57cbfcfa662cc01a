import Foundation
import TestKit
import TestProcesses
import Testing

/// The steps of Architecture.md, followed in a copy of the package.
@Suite("A feature that is added or removed by hand", .leakChecks, .serialized)
struct ByHandTests {
    @Test("The documented steps add a feature, and the demo prints the feature's screen", .compiling)
    func adding() async throws {
        let house = trackForLeaks(try HouseCopy())
        for step in try HandStep.all(under: "Adding a feature") {
            guard step.language == "swift" else {
                try await house.expectSuccess(of: step.text)
                continue
            }
            for path in step.paths {
                try house.write(house.adding(step.text, to: house.text(of: path)), to: path)
            }
        }
        try await house.expectSuccess(of: "swift build \(TemporaryPackage.quickly)")
        let screen = try await house.run("swift run --skip-build demo --in-memory --screen notes").text
        #expect(screen.contains("─ Notes ─"), "\(screen)")
    }

    /// The features to remove together with each feature, because their statements in the lists name that feature.
    private static let needing = ["Users": ["Profile"]]

    @Test(
        "The documented steps remove any feature, and the remaining tests pass", .slowest,
        arguments: try Set(House.sources.map(\.room)).subtracting(["App", "Shared"]).sorted())
    func removing(feature: String) async throws {
        let house = trackForLeaks(try HouseCopy())
        try await remove([feature] + (Self.needing[feature] ?? []), from: house)
        try await house.expectSuccess(of: "swift build --build-tests \(TemporaryPackage.quickly)")
        try await house.expectSuccess(of: "swift test --skip-build \(TemporaryPackage.quickly)")
    }

    @Test("After the documented steps remove Photos, the package builds, and the help mentions no photos", .compiling)
    func removingPhotos() async throws {
        let house = trackForLeaks(try HouseCopy())
        try await remove(["Photos"], from: house)
        try await house.expectSuccess(of: "swift build \(TemporaryPackage.quickly)")
        let help = try await house.run("swift run --skip-build demo --help").text
        #expect(help.contains("--users") && !help.contains("photo"), "\(help)")
    }

    private func remove(_ features: [String], from house: HouseCopy) async throws {
        let steps = try HandStep.all(under: "Removing a feature").filter { $0.language == "sh" }
        try #require(steps.count == 2 && steps[0].text.contains("-name Photos"))
        for feature in features {
            try await house.expectSuccess(of: steps[0].text.replacing("Photos", with: feature))
            for service in HouseCopy.services[feature] ?? [] {
                try await house.expectSuccess(of: steps[1].text.replacing("Unsplash", with: service))
                try house.removeTarget(service)
            }
            try house.removeStatements(of: feature)
        }
        try house.unbindUnused()
    }
}

/// A step in the document: code to run, or a statement to write.
private struct HandStep {
    /// The language of the step's text: `sh` for code to run, `swift` for a statement.
    let language: String
    let text: String
    /// The paths of the lists that the sentence before the code names.
    let paths: [String]

    /// Returns the steps of a section of Architecture.md.
    static func all(under title: String) throws -> [HandStep] {
        let document = try String(
            contentsOf: House.root.appending(path: "Documentation/Architecture.md"), encoding: .utf8)
        let section = try #require(document.components(separatedBy: "\n## ").first { $0.hasPrefix(title) })
        return section.matches(of: /(?s)((?:(?!\n\n).)*)\n\n   ```(sh|swift)\n(.*?)\n   ```/).map { match in
            let lines = match.3.split(separator: "\n", omittingEmptySubsequences: false)
            return HandStep(
                language: String(match.2), text: lines.map { "\($0.dropFirst(3))\n" }.joined(),
                paths: match.1.matches(of: /`(Modules\/[^`]+\.swift)`/).map { String($0.1) })
        }
    }
}

/// A copy of the package, to be changed by hand.
private final class HouseCopy: Sendable {
    static let lists = ["Modules/Apps/Demo", "Modules/Apps/Benchmarks", "Modules/Services/SQLite/Schema"]
    private static let marker = "// New features go above this line.\n"

    private let package: TemporaryPackage

    init() throws {
        package = try TemporaryPackage()
        for name in [
            "Package.swift", ".layerguard", ".ci", "README.md", "Modules", "Tests", "Documentation", "Snapshots",
        ] {
            try? FileManager.default.removeItem(at: package.folder.appending(path: name))
            try FileManager.default.copyItem(
                at: House.root.appending(path: name), to: package.folder.appending(path: name))
        }
    }

    func text(of path: String) throws -> String { try package.text(of: path) }
    func write(_ text: String, to path: String) throws { try package.write(text, to: path) }
    func run(_ command: String) async throws -> ChildProcess { try await package.run(command) }

    func expectSuccess(of command: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let child = try await run(command)
        let errors = child.wholeText.split(separator: "\n").filter { $0.contains("error:") }.prefix(10)
        try #require(
            child.ending == .exited(0), "\(command): \(errors.joined(separator: "\n"))", sourceLocation: sourceLocation)
    }

    /// Returns the text of `list` with `statement` added above the marker.
    func adding(_ statement: String, to list: String) throws -> String {
        let indentation = try #require(list.firstMatch(of: /( *)\/\/ New features go above this line\./)).1
        return list.replacing(indentation + Self.marker, with: indentation + statement + indentation + Self.marker)
    }

    // MARK: - Steps that the document describes in words

    /// The services that only one feature uses.
    static let services = ["Photos": ["Unsplash"], "Users": ["RandomUser"]]

    /// Deletes a target, its tests and all mentions of it from the manifest, and its row from LayerGuard's table.
    func removeTarget(_ name: String) throws {
        let manifest = try text(of: "Package.swift")
        let start = "(?ms)^        \\.(?:service|tests)\\(\\s*(?:of: )?\"\(name)\""
        let entry = try Regex(start + ".*?\\)(?:\\])?,\\n(?=\\s*[./])")
        try write(
            manifest.replacing(entry, with: "").replacing(try Regex("\"\(name)\",\\s?"), with: "")
                .replacing(try Regex(",\\s+\"\(name)\"(?=[,\\n\\]])"), with: ""), to: "Package.swift")
        try write(
            text(of: ".layerguard").replacing(try Regex("(?m)^\(name): .*\\n"), with: ""), to: ".layerguard")
    }

    /// Deletes from each list the statements that name a feature.
    func removeStatements(of feature: String) throws {
        try changeLists { statements in
            try statements.filter { !$0.contains(try Regex("\\b\(feature)(?:Feature|Tables)\\b")) }
        }
    }

    /// Removes `let` and the name of each constant that no other statement uses.
    func unbindUnused() throws {
        try changeLists { statements in
            let all = statements.joined()
            return try statements.map { statement in
                guard let name = statement.firstMatch(of: /let (\w+) =\s/) else { return statement }
                let uses = all.matches(of: try Regex("\\b\(name.1)\\b").wordBoundaryKind(.simple)).count
                return uses == 1 ? statement.replacing(name.0, with: "") : statement
            }
        }
    }

    /// Changes the statements of each list; each statement begins in the column of the marker.
    private func changeLists(_ change: ([String]) throws -> [String]) throws {
        for folder in Self.lists {
            for name in try FileManager.default.contentsOfDirectory(atPath: package.file(folder)) {
                let path = "\(folder)/\(name)"
                guard name.hasSuffix("Features.swift"), let list = try? text(of: path),
                    let marker = list.firstMatch(of: /( *)\/\/ New features go above this line\./)
                else { continue }
                let lines = list.split(separator: "\n", omittingEmptySubsequences: false).map { "\($0)\n" }
                let start = "\(marker.1)"
                var statements: [String] = []
                for line in lines {
                    let isNew =
                        line.hasPrefix(start) && !line.dropFirst(start.count).hasPrefix(" ")
                        && !line.dropFirst(start.count).hasPrefix(")")
                    if isNew || statements.isEmpty || !line.hasPrefix(start) {
                        statements.append(line)
                    } else {
                        statements[statements.count - 1] += line
                    }
                }
                try write(String(change(statements).joined().dropLast()), to: path)
            }
        }
    }
}
