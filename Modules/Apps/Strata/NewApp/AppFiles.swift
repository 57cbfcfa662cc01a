import Foundation
import Processes
import SnapshotFiles

/// The files of a new app, with its name.
nonisolated struct AppFiles {
    /// The files to copy, by their paths in the app.
    private var copied: [String: String] = [:]
    /// The texts of the others, by their paths in the app.
    private var written: [String: String] = [:]
    /// The paths of those that the formatter shall go over.
    private var unformatted: [String] = []
    /// The paths in this package, by those in the app, where they differ.
    private var originals: [String: String] = [:]
    private let name: AppName
    private let reasons: AppReasons
    /// Whether the user wants the writing to end; asked before each file.
    var isInterrupted: () -> Bool = { Interrupts.isPending }

    /// - Parameter plain: Further files of the plan that are no sources.
    init(of plan: AppPlan, named name: AppName, plain: [String: String], in package: Package) throws {
        self.name = name
        reasons = plan.reasons
        for path in plan.copied {
            guard Self.isOfApp(path) else {
                copied[path] = package.file(path)
                continue
            }
            let text = try String(contentsOfFile: package.file(path), encoding: .utf8)
            add(text, at: path, named: name)
        }
        for (path, text) in plan.written.merging(plain, uniquingKeysWith: { $1 }) {
            if Self.isOfApp(path) {
                add(text, at: path, named: name)
            } else if path == "Package.swift" {
                add(name.replacingOriginal(inManifest: text), at: path)
            } else {
                add(text, at: path)
            }
        }
        let storage = plan.targets.contains(AppFloors.database) ? AppFloors.database : AppFloors.inMemory
        let paragraph = try AppTemplates.ofThisPackage.files(of: "Storage")["\(storage).md"] ?? ""
        for (path, text) in try AppTemplates.ofThisPackage.files(of: "Every") {
            written[path] = text.replacing("AppName", with: name.target).replacing("app-name", with: name.program)
                .replacing("STORAGE\n", with: paragraph)
        }
        written[GuardTable.file] = try Self.guardTable(of: plan, named: name, in: package)
        copied[".swift-format"] = package.file(".swift-format")
    }

    private mutating func add(_ text: String, at path: String, named name: AppName) {
        let isSource = path.hasSuffix(".swift")
        let renamed = name.replacingOriginal(in: path)
        originals[renamed] = path
        add(isSource ? name.replacingOriginal(inSource: text) : name.replacingOriginal(in: text), at: renamed)
    }

    private mutating func add(_ text: String, at path: String) {
        written[path] = text
        if path.hasSuffix(".swift") { unformatted.append(path) }
    }

    /// Whether a file belongs to this package's app, or to its tests.
    private static func isOfApp(_ path: String) -> Bool {
        path.hasPrefix("Modules/Apps/\(AppName.original)/") || path.hasPrefix("Tests/\(AppName.original)Tests/")
            || path.hasPrefix("Snapshots/\(AppName.original)Tests/")
    }

    /// Returns this package's table of system modules with the rows of the app's targets.
    private static func guardTable(of plan: AppPlan, named name: AppName, in package: Package) throws -> String {
        let text = try String(contentsOfFile: package.file(GuardTable.file), encoding: .utf8)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
            guard !line.hasPrefix("#"), let colon = line.firstIndex(of: ":") else { return true }
            return line.hasPrefix(GuardTable.tests) || plan.targets.contains(String(line[..<colon]))
        }
        return name.replacingOriginal(inManifest: lines.joined(separator: "\n")).replacing(/\n{3,}/, with: "\n\n")
    }

    var count: Int { copied.count + written.count }

    /// The folders with their files, and the reason for each.
    var tree: String {
        let paths = Set(copied.keys).union(written.keys)
        return reasons.parts(
            of: Dictionary(uniqueKeysWithValues: paths.map { ($0, originals[$0] ?? $0) }),
            named: { name.replacingOriginal(in: $0) }
        ).tree
    }

    /// Writes all files into a folder beside the destination, which then takes its place.
    func write(to destination: AppDestination) throws(NewAppError) {
        let parent = URL(filePath: destination.folder, directoryHint: .isDirectory).deletingLastPathComponent()
        StagingFolder.removeLeftovers(in: parent)
        let stage = StagingFolder(in: parent).url
        let created = parent.firstMissing
        var isDone = false
        defer {
            try? FileManager.default.removeItem(at: stage)
            if !isDone, let created { parent.removeEmptyFolders(upTo: created) }
        }
        do {
            for (path, source) in copied {
                try checkInterrupt()
                let file = try Self.place(of: path, in: stage)
                try FileManager.default.copyItem(atPath: source, toPath: file.path)
            }
            for (path, text) in written {
                try checkInterrupt()
                let file = try Self.place(of: path, in: stage)
                try Data(text.utf8).write(to: file)
                if text.hasPrefix("#!") {
                    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
                }
            }
            try format(in: stage)
            try checkInterrupt()
            guard rename(stage.path, destination.folder) == 0 else {
                throw NSError(domain: NSPOSIXErrorDomain, code: Int(errno))
            }
            isDone = true
        } catch let error as NewAppError {
            throw error
        } catch {
            throw .notWritten(destination.folder, reason: error.systemReason)
        }
    }

    private func checkInterrupt() throws(NewAppError) {
        if isInterrupted() { throw .interrupted }
    }

    private func format(in stage: URL) throws {
        let files = unformatted.sorted().map { stage.appending(path: $0).path }
        guard try Child(["swift", "format", "--in-place"] + files).wait() == .exited(0) else {
            throw NewAppError.notFormatted
        }
    }

    private static func place(of path: String, in stage: URL) throws -> URL {
        let file = stage.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        return file
    }
}

nonisolated extension URL {
    /// The first folder on the way to this one that does not exist, which may be this one; nil if all do.
    fileprivate var firstMissing: URL? {
        var missing: URL?
        var folder = self
        while !FileManager.default.fileExists(atPath: folder.path), folder.path != "/" {
            missing = folder
            folder.deleteLastPathComponent()
        }
        return missing
    }

    /// Removes this folder and those around it up to `top`, but none into which someone else has put anything.
    fileprivate func removeEmptyFolders(upTo top: URL) {
        var folder = self
        while rmdir(folder.path) == 0 || errno == ENOENT, folder.path != top.path { folder.deleteLastPathComponent() }
    }
}
