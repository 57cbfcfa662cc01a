import Foundation
import SnapshotFiles

/// The place of a recorded flow in a package, checked before anything is recorded.
nonisolated struct FlowPlace {
    private static let module = "DemoTests"
    private static let tests = "Tests/\(module)"
    /// The folder of the flows through the whole app, which an app may not have yet.
    private static let folder = "\(tests)/Whole"
    /// What a recorded test starts with.
    private static let harness = "\(tests)/Shared/AppHarness+Sample.swift"

    let name: FlowName
    /// The absolute path of the package.
    let package: String
    let store: SnapshotStore

    /// - Parameter folder: The folder of a package; nil for the package around the working folder.
    init(_ name: FlowName, into folder: String?) throws {
        let store = try Self.store(above: folder)
        guard let package = store.packageFolder else {
            throw FlowError.noPackageAbove(folder: FileManager.default.currentDirectoryPath)
        }
        self.name = name
        self.package = package
        self.store = store
        try check()
    }

    private static func store(above folder: String?) throws -> SnapshotStore {
        let files = FileManager.default
        if let folder, !files.fileExists(atPath: "\(folder)/Package.swift") {
            throw FlowError.noPackage(folder: folder)
        }
        do throws(SnapshotFileError) {
            return try SnapshotStore(above: folder ?? files.currentDirectoryPath)
        } catch {
            guard case .noPackage(let start) = error else { throw error }
            throw FlowError.noPackageAbove(folder: start)
        }
    }

    /// The test's file, relative to the package.
    var file: String { "\(Self.folder)/\(name.type).swift" }

    /// Returns the path of a snapshot, relative to the package.
    ///
    /// - Parameter number: The number of the snapshot in the test, from 1.
    func snapshot(_ number: Int) -> String {
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
        // If it cannot be created, the folder cannot be written to, either.
        try? files.createDirectory(atPath: path(Self.folder), withIntermediateDirectories: false)
        let folder = URL(filePath: path(Self.folder)).resolvingSymlinksInPath().path
        guard folder.hasPrefix("\(package)/") else { throw .outside(folder: path(Self.folder), package: package) }
        try checkName()
        guard files.isWritableFile(atPath: folder) else { throw .unwritableFolder(folder) }
    }

    /// Throws if a file, a type or snapshots have that name: file names must be unique in a target, and some disks
    /// ignore case.
    private func checkName() throws(FlowError) {
        let declaration = try? Regex("\\b(struct|class|enum|actor|protocol|typealias)\\s+\(name.type)\\b")
        let sources = FileManager.default.enumerator(atPath: path(Self.tests))?.compactMap { $0 as? String } ?? []
        for source in sources.sorted() where source.hasSuffix(".swift") {
            let isFile = source.split(separator: "/").last?.lowercased() == "\(name.type).swift".lowercased()
            let text = (try? String(contentsOfFile: path("\(Self.tests)/\(source)"), encoding: .utf8)) ?? ""
            let isType = declaration.map { text.contains($0) } ?? false
            if isFile || isType { throw .taken(name: name.type, file: "\(Self.tests)/\(source)") }
        }
        guard !FileManager.default.fileExists(atPath: store.file(snapshotFolder)) else {
            throw .taken(name: name.type, file: snapshotFolder)
        }
    }

    private func path(_ path: String) -> String { "\(package)/\(path)" }
}

// MARK: - Writing

nonisolated extension FlowPlace {
    /// Writes a test and its snapshots, all or none.
    func write(_ source: String, snapshots: [String]) throws(FlowError) {
        try checkName()
        do {
            for (index, text) in snapshots.enumerated() {
                try store.record(SnapshotContent(text), at: snapshot(index + 1))
            }
            try Data(source.utf8).write(to: URL(filePath: path(file)), options: .atomic)
        } catch {
            // Neither was there before.
            try? FileManager.default.removeItem(atPath: store.file(snapshotFolder))
            try? FileManager.default.removeItem(atPath: path(file))
            let reason = (error as? SnapshotFileError)?.description ?? "\(path(file)): \(error.systemReason)"
            throw .unwritable(reason)
        }
    }
}
