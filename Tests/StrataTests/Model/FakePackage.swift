import Foundation
import SnapshotFiles
import TestProcesses
import Testing

@testable import Strata
@testable import TextSnapshots

/// A package on disk that is never compiled: its sources, its test binary, and a clock that every step moves.
final class FakePackage {
    let package: TemporaryPackage
    let store: SnapshotStore
    /// The tests in the binary.
    private(set) var built: [FakeTest: FakeBody] = [:]
    private var builtCatalog = -1
    private var catalog = 0
    private(set) var step = 0

    var model = SnapshotModel()

    init() throws {
        package = try TemporaryPackage()
        store = SnapshotStore(root: package.folder.path)
    }

    /// The files that are none of the kit's, with their texts.
    static let foreign = [
        "Snapshots/AppTests/Screens/README.md": "read me\n", "Snapshots/AppTests/Screens/logo.png": "a picture\n",
        "Snapshots/AppTests/Screens/two words.txt": "words\n", "Snapshots/notes.txt": "notes\n",
        "Snapshots/AppTests/.hidden.txt": "hidden\n", ".outside/AppTests/gone.txt": "outside\n",
        ".outside/file.txt": "outside\n",
    ]

    /// Links that lead out of the folder of all snapshots, with their targets.
    static let links = [
        "Snapshots/Linked": "../.outside/AppTests", "Snapshots/AppTests/Linked": "../../.outside/AppTests",
        "Snapshots/AppTests/gone.txt": "../../.outside/file.txt",
    ]

    /// Writes files that the kit must leave alone, and the links.
    func addForeignFiles() throws {
        for (path, text) in Self.foreign { try write(text, to: path) }
        for (link, target) in Self.links {
            try FileManager.default.createSymbolicLink(atPath: package.file(link), withDestinationPath: target)
        }
    }

    /// Begins the next step.
    func tick() { step += 1 }

    /// Changes a test, or removes it.
    func change(_ test: FakeTest, to body: FakeBody?) throws {
        model.living[test] = body
        catalog += 1
        model.sources += 1
        try write("tests \(catalog % 10)", to: "Tests/Tests.swift")
    }

    /// Changes a file that tests may read, but that is not compiled.
    func changeResource() throws {
        model.sources += 1
        try write("cases \(model.sources % 10)", to: "Tests/Cases/cases.json")
    }

    /// Builds the tests if a source has changed.
    func build() throws {
        if builtCatalog != catalog { try rebuild() }
    }

    /// Builds the tests, as after a change of the compiler or of its options.
    func rebuild() throws {
        builtCatalog = catalog
        built = model.living
        model.build += 1
        try write("build \(model.build % 10)", to: ".build/tests")
    }

    /// Returns the tool; it lists the tests as SwiftPM does, which builds them.
    var tool: SnapshotTool {
        SnapshotTool(store: store) { [self] in
            try build()
            return model.living.keys.map(\.line)
        }
    }

    func remove(_ path: String) throws { try FileManager.default.removeItem(atPath: package.file(path)) }

    var binary: FileStamp? { FileStamp(of: package.file(".build/tests")) }

    /// Writes a file at the time of this step.
    func write(_ text: String, to path: String) throws {
        try package.write(text, to: path)
        try setDate(of: path)
    }

    /// Gives the files that the store has just written the time of this step: a disk's clock is too coarse.
    func settle() throws {
        for path in try paths(in: "Snapshots") {
            let attributes = try attributes(of: path)
            guard attributes[.type] as? FileAttributeType == .typeRegular,
                let date = attributes[.modificationDate] as? Date, date.timeIntervalSince1970 > 1_000_000_000
            else { continue }
            try setDate(of: path)
        }
    }

    private func setDate(of path: String) throws {
        let date = Date(timeIntervalSince1970: 1_000_000 + Double(step))
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: package.file(path))
    }

    private func attributes(of path: String) throws -> [FileAttributeKey: Any] {
        try FileManager.default.attributesOfItem(atPath: package.file(path))
    }

    /// Returns the paths of all files and links below a folder, relative to the package.
    func paths(in folder: String) throws -> [String] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: package.file(folder)).map { "\(folder)/\($0)" }
        return try paths.filter { try attributes(of: $0)[.type] as? FileAttributeType != .typeDirectory }
    }
}
