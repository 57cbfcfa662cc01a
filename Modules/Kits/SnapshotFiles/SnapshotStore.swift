import Foundation
import Synchronization

/// The files of one package's snapshots.
///
/// No file is ever changed in place: a new one is written beside it and renamed, so that whoever reads it meanwhile
/// sees the old text or the new one, and a full disk or a second process spoils neither.
package struct SnapshotStore: Sendable {
    /// The folder that holds every snapshot, below the root.
    static let folder = "Snapshots"

    private static let rootOfThisRun = ProcessInfo.processInfo.environment["SNAPSHOT_ROOT", default: ""]

    /// What was found for a source file, for there are many assertions in a file and folders to look at on the way up.
    private static let known = Mutex<[Origin: SnapshotStore]>([:])

    private struct Origin: Hashable {
        let source: String
        let root: String
    }

    /// The folder that holds `Snapshots`, absolute.
    private let root: String
    /// The package whose tests keep their snapshots here, absolute and without symbolic links; nil where `SNAPSHOT_ROOT`
    /// says where they are and the package cannot be found.
    package let packageFolder: String?

    /// - Parameter root: The package's folder, relative to the working folder or absolute.
    package init(root: String) {
        let root = URL(filePath: root, directoryHint: .isDirectory).path
        self.init(absolute: root, packageFolder: root)
    }

    private init(absolute root: String, packageFolder: String?) {
        self.root = root
        self.packageFolder = packageFolder.map { URL(filePath: $0).resolvingSymlinksInPath().path }
    }

    /// The package that a source file belongs to, or the folder that `SNAPSHOT_ROOT` names where tests run away from
    /// their sources.
    ///
    /// - Parameter root: Relative to the working folder or absolute; an empty one counts as none.
    package init(packageOf source: String, orAt root: String = rootOfThisRun) throws(SnapshotFileError) {
        let origin = Origin(source: source, root: root)
        if let known = Self.known.withLock({ $0[origin] }) {
            self = known
            return
        }
        try self.init(above: URL(filePath: source).deletingLastPathComponent().path, orAt: root)
        Self.known.withLock { [self] in $0[origin] = self }
    }

    /// The package that a folder is in, or the folder that `SNAPSHOT_ROOT` names.
    ///
    /// - Parameters:
    ///   - folder: Relative to the working folder or absolute; it may be the package's own.
    ///   - root: Relative to the working folder or absolute; an empty one counts as none.
    package init(above folder: String, orAt root: String = rootOfThisRun) throws(SnapshotFileError) {
        let start = URL(filePath: folder, directoryHint: .isDirectory).standardizedFileURL
        let packageFolder = Self.packageFolder(above: start)
        guard root.isEmpty else {
            self.init(
                absolute: URL(filePath: root, directoryHint: .isDirectory).path, packageFolder: packageFolder)
            var isFolder: ObjCBool = false
            let exists = FileManager.default.fileExists(atPath: self.root, isDirectory: &isFolder)
            guard exists, isFolder.boolValue else { throw .noRoot(folder: self.root) }
            return
        }
        guard let packageFolder else { throw .noPackage(folder: start.path) }
        self.init(absolute: packageFolder, packageFolder: packageFolder)
    }

    private static func packageFolder(above start: URL) -> String? {
        var folder = start
        while !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
            let parent = folder.deletingLastPathComponent()
            guard parent.path.utf8.count < folder.path.utf8.count else { return nil }
            folder = parent
        }
        return folder.path
    }

    /// A file's path relative to the root; an absolute one where it lies elsewhere.
    package func path(of file: String) -> String {
        file.hasPrefix("\(root)/") ? String(file.dropFirst(root.count + 1)) : file
    }

    /// Where a snapshot's file is, absolute.
    package func file(_ path: String) -> String { "\(root)/\(path)" }

    /// The snapshot's text, or nil where there is none.
    package func read(_ path: String) throws(SnapshotFileError) -> SnapshotText? {
        guard let data = try contents(path) else { return nil }
        guard let text = String(validating: data, as: UTF8.self) else { throw .notUTF8(file: file(path)) }
        return SnapshotText(text)
    }

    /// Whether a snapshot's file can be read and holds a text byte for byte, which is sooner known than what it holds.
    package func holds(_ text: SnapshotText, at path: String) -> Bool { text.isContent(ofFile: file(path)) }

    /// Refuses a merge that was left unfinished: neither side may be lost.
    package func checkForConflict(in reference: SnapshotText?, at path: String) throws(SnapshotFileError) {
        if reference?.holdsConflict == true { throw .conflict(file: file(path)) }
    }

    /// Refuses a text that the next comparison would take for a merge that was left unfinished.
    func checkForMarkers(in text: SnapshotText, at path: String) throws(SnapshotFileError) {
        if text.holdsConflict { throw .conflictInText(file: file(path)) }
    }

    /// Writes a snapshot, which then awaits no review.
    package func record(_ text: SnapshotText, at path: String) throws(SnapshotFileError) {
        try checkForMarkers(in: text, at: path)
        try write(Data(text.bytes), to: path)
        try removePending(path)
    }

    func contents(_ path: String) throws(SnapshotFileError) -> Data? {
        do {
            return try Data(contentsOf: URL(filePath: file(path)))
        } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
            return nil
        } catch {
            throw .unreadable(file: file(path), reason: error.systemReason)
        }
    }

    func write(_ data: Data, to path: String) throws(SnapshotFileError) {
        let file = URL(filePath: target(of: file(path)))
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file, options: .atomic)
        } catch {
            throw .unwritable(file: file.path, reason: error.systemReason)
        }
    }

    /// Where symbolic links lead, for renaming a file onto a link would replace the link.
    func target(of file: String) -> String {
        var target = file
        // As many as the system follows: a circle has no end.
        for _ in 0..<40 {
            guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: target) else { break }
            // Of a linked folder the system takes the parent on the disk, not the one in the path.
            let folder = URL(filePath: target).deletingLastPathComponent().resolvingSymlinksInPath()
            target = next.hasPrefix("/") ? next : folder.appending(path: next).path
        }
        return target
    }
}
