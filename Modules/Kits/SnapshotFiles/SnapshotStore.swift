import Foundation
import Synchronization

/// The snapshot files of one package.
///
/// No file is changed in place: a new file is written beside it, then renamed. So any process that reads the file gets
/// either the old text or the new one, and neither a full disk nor a second process can damage it.
package struct SnapshotStore: Hashable, Sendable {
    /// The folder of all snapshots, relative to the root.
    static let folder = "Snapshots"

    private static let rootOfThisRun = ProcessInfo.processInfo.environment["SNAPSHOT_ROOT", default: ""]

    /// The stores found so far: a source file has many assertions, and each search for its package reads many folders.
    private static let known = Mutex<[Origin: SnapshotStore]>([:])

    private struct Origin: Hashable {
        let source: String
        let root: String
    }

    /// The absolute path of the folder that contains `Snapshots`.
    let root: String
    /// Whether `SNAPSHOT_ROOT` is set.
    let isRootGiven: Bool
    /// The package whose tests keep their snapshots here, as an absolute path without symbolic links.
    ///
    /// Nil if `SNAPSHOT_ROOT` is set and no package was found.
    package let packageFolder: String?

    /// - Parameter root: The package's folder, relative to the working directory or absolute.
    package init(root: String) {
        let root = URL(filePath: root, directoryHint: .isDirectory).path
        self.init(absolute: root, packageFolder: root, isRootGiven: false)
    }

    private init(absolute root: String, packageFolder: String?, isRootGiven: Bool) {
        self.root = root
        self.isRootGiven = isRootGiven
        self.packageFolder = packageFolder.map { URL(filePath: $0).resolvingSymlinksInPath().path }
    }

    /// Finds the package of a source file; `SNAPSHOT_ROOT` can move the package's snapshots elsewhere.
    ///
    /// - Parameter root: The value of `SNAPSHOT_ROOT`, relative to the working directory or absolute; empty if not set.
    package init(packageOf source: String, orAt root: String = rootOfThisRun) throws(SnapshotFileError) {
        let origin = Origin(source: source, root: root)
        if let known = Self.known.withLock({ $0[origin] }) {
            self = known
            return
        }
        try self.init(above: URL(filePath: source).deletingLastPathComponent().path, orAt: root)
        Self.known.withLock { [self] in $0[origin] = self }
    }

    /// Finds the package that contains a folder; `SNAPSHOT_ROOT` can move the package's snapshots elsewhere.
    ///
    /// - Parameters:
    ///   - folder: The folder, relative to the working directory or absolute; it may be the package's own folder.
    ///   - root: The value of `SNAPSHOT_ROOT`, relative to the working directory or absolute; empty if not set.
    package init(above folder: String, orAt root: String = rootOfThisRun) throws(SnapshotFileError) {
        let start = URL(filePath: folder, directoryHint: .isDirectory).standardizedFileURL
        let packageFolder = Self.packageFolder(above: start)
        guard root.isEmpty else {
            self.init(
                absolute: URL(filePath: root, directoryHint: .isDirectory).path, packageFolder: packageFolder,
                isRootGiven: true)
            var isFolder: ObjCBool = false
            let exists = FileManager.default.fileExists(atPath: self.root, isDirectory: &isFolder)
            guard exists, isFolder.boolValue else { throw .noRoot(folder: self.root) }
            return
        }
        guard let packageFolder else { throw .noPackage(folder: start.path) }
        self.init(absolute: packageFolder, packageFolder: packageFolder, isRootGiven: false)
    }

    /// Returns the path of the nearest folder with a `Package.swift`, from `folder` upwards; nil if there is none.
    package static func packageFolder(above folder: String) -> String? {
        packageFolder(above: URL(filePath: folder, directoryHint: .isDirectory).standardizedFileURL)
    }

    static func packageFolder(above start: URL) -> String? {
        var folder = start
        while !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
            let parent = folder.deletingLastPathComponent()
            guard parent.path.utf8.count < folder.path.utf8.count else { return nil }
            folder = parent
        }
        return folder.path
    }

    /// Returns a file's path relative to the root, or unchanged if it is outside the root.
    package func path(of file: String) -> String {
        file.hasPrefix("\(root)/") ? String(file.dropFirst(root.count + 1)) : file
    }

    /// Returns the absolute path of a snapshot's file.
    package func file(_ path: String) -> String { "\(root)/\(path)" }

    /// Returns the snapshot's content, or nil if there is no snapshot.
    ///
    /// - Parameter kind: The kind of the content; if it is `.text` but the file is not UTF-8, this throws.
    package func read(
        _ path: String, as kind: SnapshotContent.Kind = .text
    ) throws(SnapshotFileError) -> SnapshotContent? {
        guard let data = try contents(path) else { return nil }
        guard let content = SnapshotContent(Array(data), as: kind) else { throw .notUTF8(file: file(path)) }
        return content
    }

    /// Returns whether a snapshot's file is readable and holds exactly this content.
    ///
    /// This is faster than reading the content.
    package func holds(_ content: SnapshotContent, at path: String) -> Bool {
        content.isContent(ofFile: file(path))
    }

    /// Throws if the snapshot holds an unfinished merge: neither side may be lost.
    package func checkForConflict(in reference: SnapshotContent?, at path: String) throws(SnapshotFileError) {
        if reference?.holdsConflict == true { throw .conflict(file: file(path)) }
    }

    /// Throws if the next comparison would take the text for an unfinished merge.
    package func checkForMarkers(in content: SnapshotContent, at path: String) throws(SnapshotFileError) {
        if content.holdsConflict { throw .conflictInText(file: file(path)) }
    }

    /// Writes a snapshot and removes its pending text.
    package func record(_ content: SnapshotContent, at path: String) throws(SnapshotFileError) {
        try checkForMarkers(in: content, at: path)
        try write(Data(content.bytes), to: path)
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

    /// Follows symbolic links to the real file, because renaming a file onto a link would replace the link.
    func target(of file: String) -> String {
        var target = file
        // Follows at most as many links as the system does, because links may form a cycle.
        for _ in 0..<40 {
            guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: target) else { break }
            // A relative link starts at the real parent folder, even if the path goes through a linked folder.
            let folder = URL(filePath: target).deletingLastPathComponent().resolvingSymlinksInPath()
            target = next.hasPrefix("/") ? next : folder.appending(path: next).path
        }
        return target
    }
}
