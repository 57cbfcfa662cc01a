import Foundation

/// The package that files are copied into.
nonisolated struct CopyDestination {
    /// The absolute path of the package's folder, with symbolic links resolved.
    let folder: String

    /// - Parameters:
    ///   - path: The folder, relative to the working directory or absolute.
    ///   - source: The package that the files are copied from.
    init(_ path: String, copyingFrom source: Package) throws(CopyError) {
        let url = URL(filePath: path, directoryHint: .isDirectory).standardizedFileURL
        guard url.isFolder else { throw .noFolder(url.path) }
        folder = url.resolvingSymlinksInPath().path
        let root = URL(filePath: source.folder, directoryHint: .isDirectory).resolvingSymlinksInPath().path
        guard folder != root, !folder.hasPrefix("\(root)/") else { throw .withinThisPackage(folder) }
        guard FileManager.default.fileExists(atPath: "\(folder)/Package.swift") else { throw .noPackage(folder) }
    }

    /// Returns the text of a file; nil if it cannot be read.
    func text(of path: String) -> String? { try? String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8) }

    /// Returns the files of a plan that are missing in the destination.
    func missing(of files: [String]) -> [String] {
        files.filter { !FileManager.default.fileExists(atPath: "\(folder)/\($0)") }
    }

    /// Returns the files of a plan that exist in the destination and differ from the originals.
    func differing(of files: [String], from source: Package) -> [String] {
        Set(files).subtracting(missing(of: files)).sorted().filter { path in
            !FileManager.default.contentsEqual(atPath: "\(folder)/\(path)", andPath: source.file(path))
        }
    }
}
