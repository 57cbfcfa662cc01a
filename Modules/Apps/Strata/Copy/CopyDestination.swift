import Foundation

/// The package that files are copied into.
nonisolated struct CopyDestination {
    /// The absolute path of its folder, without links.
    let folder: String

    /// - Parameters:
    ///   - path: The folder, relative to the working directory or absolute.
    ///   - source: The package that is copied from.
    init(_ path: String, copyingFrom source: Package) throws(CopyError) {
        let url = URL(filePath: path, directoryHint: .isDirectory).standardizedFileURL
        guard Self.isFolder(url.path) else { throw .noFolder(url.path) }
        folder = url.resolvingSymlinksInPath().path
        let root = URL(filePath: source.folder, directoryHint: .isDirectory).resolvingSymlinksInPath().path
        guard folder != root, !folder.hasPrefix("\(root)/") else { throw .withinThisPackage(folder) }
        guard FileManager.default.fileExists(atPath: "\(folder)/Package.swift") else { throw .noPackage(folder) }
    }

    /// Returns the absolute path of a file in the package.
    func file(_ path: String) -> String { "\(folder)/\(path)" }

    /// Returns those of a plan's files that are missing here; throws if one is in the way.
    func missing(of files: [String], from source: Package) throws(CopyError) -> [String] {
        var missing: [String] = []
        var differing: [String] = []
        for path in files {
            try checkWay(to: path)
            guard FileManager.default.fileExists(atPath: file(path)) else {
                missing.append(path)
                continue
            }
            if !FileManager.default.contentsEqual(atPath: file(path), andPath: source.file(path)) {
                differing.append(path)
            }
        }
        guard differing.isEmpty else { throw .differing(differing) }
        return missing
    }

    /// Throws if a file could not be created, or would be created elsewhere.
    private func checkWay(to path: String) throws(CopyError) {
        let parts = path.split(separator: "/")
        for count in 1...max(1, parts.count) {
            let part = parts.prefix(count).joined(separator: "/")
            guard let type = Self.type(of: file(part)) else { return }
            if type == .typeSymbolicLink {
                let end = URL(filePath: file(part)).resolvingSymlinksInPath().path
                guard end.hasPrefix("\(folder)/") else {
                    throw .blocked(file(part), reason: "it is a link that leads out of the package, to \(end)")
                }
            }
            guard Self.isFolder(file(part)) == (count < parts.count) else {
                throw .blocked(file(part), reason: count < parts.count ? "it is no folder" : "it is a folder")
            }
        }
    }

    private static func type(of path: String) -> FileAttributeType? {
        try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
