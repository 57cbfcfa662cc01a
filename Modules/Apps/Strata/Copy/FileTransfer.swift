import Foundation
import SnapshotFiles

/// A change of a folder that happens as a whole: its files are prepared beside their places, then moved.
nonisolated struct FileTransfer {
    private let folder: URL
    private let stage: URL
    private var paths: [String] = []
    private let isInterrupted: () -> Bool

    /// Prepares a change.
    ///
    /// - Parameters:
    ///   - folder: The folder; it exists.
    ///   - isInterrupted: Whether the user wants it to end; asked before each step.
    init(into folder: String, isInterrupted: @escaping () -> Bool = { Interrupts.isPending }) throws(CopyError) {
        self.isInterrupted = isInterrupted
        self.folder = URL(filePath: folder, directoryHint: .isDirectory)
        StagingFolder.removeLeftovers(in: self.folder)
        stage = StagingFolder(in: self.folder).url
        do {
            try FileManager.default.createDirectory(at: stage, withIntermediateDirectories: false)
        } catch {
            throw .unwritable(folder, reason: error.systemReason)
        }
    }

    /// Adds a copy of a file.
    mutating func add(_ path: String, from file: String) throws(CopyError) {
        try prepare(path) { try FileManager.default.copyItem(at: URL(filePath: file), to: $0) }
    }

    /// Adds a text, which replaces a file's.
    mutating func add(_ path: String, text: String) throws(CopyError) {
        try prepare(path) { try Data(text.utf8).write(to: $0) }
    }

    private mutating func prepare(_ path: String, _ write: (URL) throws -> Void) throws(CopyError) {
        guard !isInterrupted() else { throw .interrupted }
        let file = stage.appending(path: path)
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try write(file)
        } catch {
            throw .unwritable(folder.appending(path: path).path, reason: error.systemReason)
        }
        paths.append(path)
    }

    /// The folder in which the files are prepared, at their paths.
    var stagedFolder: String { stage.path }

    /// Moves the files to their places; if one cannot be moved, takes back those that were.
    func commit() throws(CopyError) {
        var moves: [Move] = []
        for path in paths {
            do {
                guard !isInterrupted() else { throw CopyError.interrupted }
                moves.append(try Move(path, from: stage, into: folder))
            } catch {
                for move in moves.reversed() { move.takeBack() }
                throw error as? CopyError
                    ?? .unwritable(folder.appending(path: path).path, reason: error.systemReason)
            }
        }
    }

    /// Removes what is still prepared; nothing after a failure of the system, which leaves a hidden folder.
    func clean() { try? FileManager.default.removeItem(at: stage) }
}

/// A file that has been moved to its place.
nonisolated private struct Move {
    private let file: URL
    /// The file that it replaced.
    private let former: URL?
    /// The first folder that was created for it.
    private let created: URL?

    init(_ path: String, from stage: URL, into folder: URL) throws {
        file = folder.appending(path: path)
        created = Self.firstMissing(above: file, in: folder)
        let kept = stage.appending(path: "\(UUID().uuidString).former")
        former = FileManager.default.fileExists(atPath: file.path) ? kept : nil
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            if let former { try FileManager.default.moveItem(at: file, to: former) }
            try FileManager.default.moveItem(at: stage.appending(path: path), to: file)
        } catch {
            takeBack()
            throw error
        }
    }

    /// Restores what was there before the move, even if only a part of it was done.
    func takeBack() {
        if let former {
            guard FileManager.default.fileExists(atPath: former.path) else { return }
            try? FileManager.default.removeItem(at: file)
            try? FileManager.default.moveItem(at: former, to: file)
        } else {
            try? FileManager.default.removeItem(at: file)
        }
        if let created { try? FileManager.default.removeItem(at: created) }
    }

    private static func firstMissing(above file: URL, in folder: URL) -> URL? {
        var missing: URL?
        var parent = file.deletingLastPathComponent()
        while parent.path.utf8.count > folder.path.utf8.count, !FileManager.default.fileExists(atPath: parent.path) {
            missing = parent
            parent = parent.deletingLastPathComponent()
        }
        return missing
    }
}
