import Foundation
import Processes

/// Files to add to a folder and files to change in it: all of them or, after any failure, none.
nonisolated struct StagedFiles {
    /// The folder that all paths are in.
    let folder: URL
    /// The texts of the new files, by their paths.
    let new: [String: String]
    /// The new texts of files that are there, by their paths.
    let changed: [String: String]
    /// Whether the user wants it to end; asked before each step.
    var isInterrupted: () -> Bool = { Interrupts.isPending }

    /// Writes everything into a folder beside the others first, then moves each file to its place.
    func write() throws(StagedFilesError) {
        for path in new.keys.sorted() { try checkPlace(of: path) }
        StagingFolder.removeLeftovers(in: folder)
        let stage = StagingFolder(in: folder).url
        defer { try? FileManager.default.removeItem(at: stage) }
        try attempt(at: folder) {
            for (path, text) in new.merging(changed, uniquingKeysWith: { $1 }) {
                let file = stage.appending(path: "after/\(path)")
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: file)
            }
        }
        try format(in: stage)
        try move(from: stage)
    }

    /// Breaks the lines that are too long, because they hold a long name.
    private func format(in stage: URL) throws(StagedFilesError) {
        let long = new.filter {
            $0.key.hasSuffix(".swift") && $0.value.split(separator: "\n").contains { $0.count > 120 }
        }
        guard !long.isEmpty else { return }
        let files = long.keys.sorted().map { "\(stage.path)/after/\($0)" }
        let format = Result { try Child(["swift", "format", "--in-place"] + files).wait() }
        guard case .success(.exited(0)) = format else { throw .notFormatted(folder.path) }
    }

    /// Checks that nothing is at a new file's place, and that no link leads out of the folder on the way to it.
    private func checkPlace(of path: String) throws(StagedFilesError) {
        let root = folder.resolvingSymlinksInPath().path + "/"
        var place = folder
        for part in path.split(separator: "/") {
            place.append(path: String(part))
            let target = place.resolvingSymlinksInPath().path
            guard target.hasPrefix(root) else { throw .leadsOut(place.path, target: target) }
        }
        guard (try? FileManager.default.attributesOfItem(atPath: place.path)) == nil else { throw .exists(place.path) }
    }

    private func move(from stage: URL) throws(StagedFilesError) {
        var undo: [() throws -> Void] = []
        do {
            for path in changed.keys.sorted() {
                let (file, before) = (folder.appending(path: path), stage.appending(path: "before/\(path)"))
                try attempt(at: file) {
                    try FileManager.default.createDirectory(
                        at: before.deletingLastPathComponent(), withIntermediateDirectories: true)
                    try FileManager.default.copyItem(at: file, to: before)
                    try replace(file, with: stage.appending(path: "after/\(path)"))
                }
                undo.append { try replace(file, with: before) }
            }
            for path in new.keys.sorted() {
                let file = folder.appending(path: path)
                for folder in missingFolders(above: file) {
                    try attempt(at: folder) {
                        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
                    }
                    undo.append { try FileManager.default.removeItem(at: folder) }
                }
                try attempt(at: file) {
                    try replace(file, with: stage.appending(path: "after/\(path)"))
                }
                undo.append { try FileManager.default.removeItem(at: file) }
            }
        } catch {
            for step in undo.reversed() { try? step() }
            throw error
        }
    }

    /// Moves `other` to the place of `file`, in one step.
    private func replace(_ file: URL, with other: URL) throws {
        guard rename(other.path, file.path) == 0 else {
            throw NSError(domain: NSPOSIXErrorDomain, code: Int(errno))
        }
    }

    /// Returns the folders that have to be created for `file`, the outermost first.
    private func missingFolders(above file: URL) -> [URL] {
        var folders: [URL] = []
        var folder = file.deletingLastPathComponent()
        while !FileManager.default.fileExists(atPath: folder.path), folder.path != "/" {
            folders.insert(folder, at: 0)
            folder.deleteLastPathComponent()
        }
        return folders
    }

    private func attempt(at place: URL, _ step: () throws -> Void) throws(StagedFilesError) {
        guard !isInterrupted() else { throw .interrupted }
        do {
            try step()
        } catch {
            let error = error as NSError
            let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
            let isOfSystem = cause.domain == NSPOSIXErrorDomain
            throw .notWritten(
                place.path, reason: isOfSystem ? String(cString: strerror(Int32(cause.code))) : "\(cause)")
        }
    }
}

/// The reason that files were not written; then nothing is changed.
nonisolated enum StagedFilesError: Error, Equatable, CustomStringConvertible {
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
