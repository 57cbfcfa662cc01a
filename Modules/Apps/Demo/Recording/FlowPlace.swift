import Foundation
import SnapshotFiles

/// The place of a recorded flow in a package, checked before anything is recorded.
nonisolated struct FlowPlace {
    private static let module = "DemoTests"
    /// The folder for the flows through the whole app; a new app does not have it yet.
    private static let folder = "Tests/\(module)/Whole"
    /// The file with the harness that starts the app in a recorded test.
    private static let harness = "Tests/\(module)/Shared/AppHarness+Sample.swift"

    let name: FlowName
    /// The absolute path of the package.
    private let package: String
    private let store: SnapshotStore

    /// - Parameter folder: A folder in the package; nil for the working folder.
    init(_ name: FlowName, into folder: String?) throws(FlowError) {
        let start = folder ?? FileManager.default.currentDirectoryPath
        guard let store = try? SnapshotStore(above: start), let package = store.packageFolder else {
            throw .noPackage(folder: start)
        }
        self.name = name
        self.package = package
        self.store = store
        try check()
    }

    /// The test's file, relative to the package.
    var file: String { "\(Self.folder)/\(name.type).swift" }

    /// Returns the path of a snapshot, relative to the package.
    ///
    /// - Parameter number: The number of the snapshot in the test, from 1.
    private func snapshot(_ number: Int) -> String {
        var snapshot = SnapshotName(module: Self.module, components: [name.type, "\(name.function)()"])
        snapshot.call = number
        return snapshot.path
    }

    /// The folder of the test's snapshots, relative to the package.
    private var snapshotFolder: String { snapshot(1).split(separator: "/").dropLast().joined(separator: "/") }

    private func check() throws(FlowError) {
        let files = FileManager.default
        guard files.fileExists(atPath: path(Self.harness)) else {
            throw .noFlows(package: package, file: Self.harness)
        }
        try checkName()
        // This fails if the folder exists already; any other failure is reported by the check below.
        try? files.createDirectory(atPath: path(Self.folder), withIntermediateDirectories: false)
        guard files.isWritableFile(atPath: path(Self.folder)) else {
            throw .unwritable("the folder \(path(Self.folder)) cannot be written to")
        }
    }

    /// Throws if a test or snapshots with that name exist.
    private func checkName() throws(FlowError) {
        let files = FileManager.default
        if files.fileExists(atPath: path(file)) { throw .taken(name: name.type, file: file) }
        if files.fileExists(atPath: store.file(snapshotFolder)) { throw .taken(name: name.type, file: snapshotFolder) }
    }

    private func path(_ path: String) -> String { "\(package)/\(path)" }

    /// Writes a test and its snapshots, or nothing if one of them cannot be written.
    func write(_ source: String, snapshots: [String]) throws(FlowError) {
        try checkName()
        do {
            for (index, text) in snapshots.enumerated() {
                try store.record(SnapshotContent(text), at: snapshot(index + 1))
            }
            try Data(source.utf8).write(to: URL(filePath: path(file)), options: .atomic)
        } catch {
            // The test and the snapshots can be removed, because neither existed before.
            try? FileManager.default.removeItem(atPath: store.file(snapshotFolder))
            try? FileManager.default.removeItem(atPath: path(file))
            let reason = (error as? SnapshotFileError)?.description ?? "\(path(file)): \(error.systemReason)"
            throw .unwritable(reason)
        }
    }
}
