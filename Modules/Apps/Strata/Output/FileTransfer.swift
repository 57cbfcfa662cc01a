import Foundation
import Processes
import SnapshotFiles

/// An all-or-nothing change of a folder: new files are staged, then moved; after a failure, the folder is as before.
nonisolated struct FileTransfer {
    private let folder: URL
    private let stage: URL
    private var files: [(path: String, isNew: Bool)] = []
    private let isInterrupted: () -> Bool

    /// Prepares a change.
    ///
    /// - Parameters:
    ///   - folder: The folder, which may not exist yet.
    ///   - isInterrupted: Returns whether the user wants to stop; called before each step.
    init(
        into folder: URL, isInterrupted: @escaping () -> Bool = { Interrupts.isPending }
    ) throws(FileTransferError) {
        self.isInterrupted = isInterrupted
        self.folder = folder
        var parent = folder
        while !parent.isFolder, parent.path != "/" { parent.deleteLastPathComponent() }
        // The stage is on the same disk as the folder, so that each file can be moved in one step.
        stage = parent.appending(path: ".strata-\(UUID().uuidString)", directoryHint: .isDirectory)
        try attempt(at: folder) {
            try FileManager.default.createDirectory(at: prepared(""), withIntermediateDirectories: true)
        }
    }

    /// Adds a copy of a file at an unused path.
    mutating func add(_ path: String, from file: String) throws(FileTransferError) {
        try prepare(path, isNew: true) { try FileManager.default.copyItem(at: URL(filePath: file), to: $0) }
    }

    /// Adds a text at an unused path; a text that starts with `#!` becomes executable.
    mutating func add(_ path: String, text: String) throws(FileTransferError) {
        try prepare(path, isNew: true) { file in
            try Data(text.utf8).write(to: file)
            guard text.hasPrefix("#!") else { return }
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        }
    }

    /// Replaces the text of an existing or staged file.
    mutating func change(_ path: String, text: String) throws(FileTransferError) {
        let isPrepared = prepared(path).isFile
        try prepare(path, isNew: false) { try Data(text.utf8).write(to: $0) }
        if isPrepared { files.removeLast() }
    }

    private mutating func prepare(
        _ path: String, isNew: Bool, _ write: (URL) throws -> Void
    ) throws(FileTransferError) {
        if isNew { try checkPlace(of: path) }
        let file = prepared(path)
        try attempt(at: folder) {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try write(file)
        }
        files.append((path, isNew))
    }

    /// The folder with the staged files, at their relative paths.
    var stagedFolder: URL { prepared("") }

    private func prepared(_ path: String) -> URL { stage.appending(path: "after").appending(path: path) }

    /// Breaks the long lines of staged sources.
    func format() throws(FileTransferError) {
        let long = files.map { prepared($0.path) }.filter { file in
            let text = file.pathExtension == "swift" ? (try? String(contentsOf: file, encoding: .utf8)) ?? "" : ""
            return text.split(separator: "\n").contains { $0.count > 120 }
        }
        guard !long.isEmpty else { return }
        let format = Result { try Child(["swift", "format", "--in-place"] + long.map(\.path)).wait() }
        guard case .success(.exited(0)) = format else { throw .notFormatted(folder.path) }
    }

    /// Removes the staging folder; if that fails, the folder stays, but is hidden.
    func clean() { try? FileManager.default.removeItem(at: stage) }
}

// MARK: - Moving

nonisolated extension FileTransfer {
    /// Moves the files to their places; if a move fails, undoes the moves before it.
    func commit() throws(FileTransferError) {
        var undo: [() throws -> Void] = []
        do {
            for (path, isNew) in files {
                let place = folder.appending(path: path)
                let former = stage.appending(path: "before").appending(path: path)
                for folder in place.missingFolders {
                    try attempt(at: place) {
                        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
                    }
                    // `rmdir` keeps the folder if another process has put a file into it.
                    undo.append { rmdir(folder.path) }
                }
                try attempt(at: place) {
                    if !isNew {
                        try FileManager.default.createDirectory(
                            at: former.deletingLastPathComponent(), withIntermediateDirectories: true)
                        try FileManager.default.copyItem(at: place, to: former)
                    }
                    try Self.move(prepared(path), to: place)
                }
                undo.append {
                    if isNew { try FileManager.default.removeItem(at: place) } else { try Self.move(former, to: place) }
                }
            }
        } catch {
            for step in undo.reversed() { try? step() }
            throw error
        }
    }

    /// Moves a file to its place, in one step.
    private static func move(_ file: URL, to place: URL) throws {
        guard rename(file.path, place.path) == 0 else { throw NSError(domain: NSPOSIXErrorDomain, code: Int(errno)) }
    }

    /// Checks that a new file's path is unused, and that no link on the path leads out of the folder.
    private func checkPlace(of path: String) throws(FileTransferError) {
        let root = folder.resolvingSymlinksInPath().path + "/"
        var place = folder
        for part in path.split(separator: "/") {
            place.append(path: String(part))
            let target = place.resolvingSymlinksInPath().path
            guard target.hasPrefix(root) else { throw .leadsOut(place.path, target: target) }
        }
        guard (try? FileManager.default.attributesOfItem(atPath: place.path)) == nil else { throw .exists(place.path) }
    }

    private func attempt(at place: URL, _ step: () throws -> Void) throws(FileTransferError) {
        guard !isInterrupted() else { throw .interrupted }
        do {
            try step()
        } catch {
            throw .notWritten(place.path, reason: error.systemReason)
        }
    }
}

nonisolated extension URL {
    /// The missing parent folders of this file, the outermost first.
    fileprivate var missingFolders: [URL] {
        var folders: [URL] = []
        var folder = deletingLastPathComponent()
        while !FileManager.default.fileExists(atPath: folder.path), folder.path != "/" {
            folders.insert(folder, at: 0)
            folder.deleteLastPathComponent()
        }
        return folders
    }
}

/// The reason why files were not written; nothing was changed.
nonisolated enum FileTransferError: Error, Equatable, CustomStringConvertible {
    case exists(String)
    case leadsOut(String, target: String)
    case notWritten(String, reason: String)
    case notFormatted(String)
    case interrupted

    var description: String {
        switch self {
        case .exists(let path): "\(path) exists already. Nothing was written"
        case .leadsOut(let path, let target):
            "\(path) is a link to \(target), which is outside of the package. Nothing was written"
        case .notWritten(let path, let reason): "\(path) could not be written: \(reason). Nothing was changed"
        case .notFormatted(let path):
            "'swift format' could not break the long lines of the files for \(path). Nothing was changed"
        case .interrupted: "Nothing was changed, because of the interrupt"
        }
    }
}
