import Foundation

nonisolated extension Package {
    /// Reads the Swift files of targets, sorted by path, without the files that a target excludes.
    func sources(of targets: [PackageTarget]) throws(PackageError) -> [SwiftSource] {
        var sources: [SwiftSource] = []
        for target in targets {
            for path in try files(of: target) where path.hasSuffix(".swift") && !target.excludes(path) {
                sources.append(
                    SwiftSource(try text(of: path), path: path, target: target.name, room: target.room(of: path)))
            }
        }
        return sources
    }

    /// Returns the sorted paths of all files in a target's folder, without the files of nested targets.
    func files(of target: PackageTarget) throws(PackageError) -> [String] {
        let inside = targets.filter { $0.path.hasPrefix("\(target.path)/") }
        return try files(in: target.path).filter { path in !inside.contains { path.hasPrefix("\($0.path)/") } }
    }

    /// Returns the sorted paths of the visible files below a folder; empty if the folder does not exist.
    func files(in folder: String) throws(PackageError) -> [String] {
        let url = URL(filePath: file(folder), directoryHint: .isDirectory)
        guard FileManager.default.fileExists(atPath: url.path) else { return [] }
        do {
            return try url.visibleFiles.map { "\(folder)/\($0)" }
        } catch {
            throw .unreadableFile(file: url.path, reason: error.localizedDescription)
        }
    }

    /// Returns the text of a file.
    func text(of path: String) throws(PackageError) -> String {
        do {
            return try String(contentsOf: URL(filePath: file(path)), encoding: .utf8)
        } catch {
            throw .unreadableFile(file: file(path), reason: error.localizedDescription)
        }
    }
}

nonisolated extension PackageTarget {
    /// Returns the first folder in a file's path below the target's folder, skipping `Recorded`; empty if none exists.
    func room(of file: String) -> String {
        let folders = file.dropFirst(path.count + 1).split(separator: "/").dropLast()
        return (folders.first == Feature.recorded[...] ? folders.dropFirst() : folders).first.map(String.init) ?? ""
    }

    func excludes(_ file: String) -> Bool {
        excluded.contains { file == "\(path)/\($0)" || file.hasPrefix("\(path)/\($0)/") }
    }
}
