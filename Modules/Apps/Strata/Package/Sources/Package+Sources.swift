import Foundation

nonisolated extension Package {
    /// Reads the Swift files of targets, sorted by path; those that a target excludes are none of its own.
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

    /// Returns the paths of all files in a target's folder, sorted, but for those of targets inside of it.
    func files(of target: PackageTarget) throws(PackageError) -> [String] {
        let inside = targets.filter { $0.path.hasPrefix("\(target.path)/") }
        return try files(in: target.path).filter { path in !inside.contains { path.hasPrefix("\($0.path)/") } }
    }

    /// Returns the paths of all files below a folder, sorted, without hidden ones; none if there is no such folder.
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
    /// Returns the folder that a file lies in directly below the target's, or below its recordings'; empty if in none.
    func room(of file: String) -> String {
        let folders = file.dropFirst(path.count + 1).split(separator: "/").dropLast()
        return (folders.first == Feature.recorded[...] ? folders.dropFirst() : folders).first.map(String.init) ?? ""
    }

    func excludes(_ file: String) -> Bool {
        excluded.contains { file == "\(path)/\($0)" || file.hasPrefix("\(path)/\($0)/") }
    }
}
