import Foundation

extension SnapshotStore {
    /// Returns the path of the inline snapshot at a line and column, relative to the package, such as
    /// `Tests/GreetingTests.swift:42:25`.
    package func inlinePath(file: String, line: Int, column: Int) throws(SnapshotFileError) -> String {
        let package = try sourcePackage
        let file = URL(filePath: file).resolvingSymlinksInPath().path
        let path = package.path(of: file)
        guard path != file else { throw .inline(.outsidePackage(file: file, package: package.file(""))) }
        return "\(path):\(line):\(column)"
    }

    /// Returns the text of an inline snapshot's source as it is now.
    package func sourceText(of path: String) throws(SnapshotFileError) -> String {
        let (package, source) = (try sourcePackage, Self.sourcePath(path))
        guard let data = try package.contents(source) else { throw .inline(.noSource(file: package.file(source))) }
        guard let text = String(validating: data, as: UTF8.self) else {
            throw .inline(.notUTF8(file: package.file(source)))
        }
        return text
    }

    /// Returns the source of an inline snapshot as it is now.
    func inlineSource(of path: String) throws(SnapshotFileError) -> InlineSource {
        InlineSource(try sourceText(of: path))
    }

    /// Returns the absolute path of an inline snapshot's source.
    func sourceFile(of path: String) throws(SnapshotFileError) -> String {
        try sourcePackage.file(Self.sourcePath(path))
    }

    /// Replaces the source of an inline snapshot.
    func writeSource(_ text: String, of path: String) throws(SnapshotFileError) {
        let (package, source) = (try sourcePackage, Self.sourcePath(path))
        let file = package.target(of: package.file(source))
        let real = URL(filePath: file).resolvingSymlinksInPath().path
        guard package.path(of: real) != real else {
            throw .inline(.outsidePackage(file: real, package: package.file("")))
        }
        // The permissions are checked here, because the system would let a read-only file be replaced.
        let permissions = permissions(of: file)
        guard let permissions, permissions & 0o222 != 0, FileManager.default.isWritableFile(atPath: file) else {
            throw .inline(.readOnly(file: file))
        }
        try package.write(Data(text.utf8), to: source)
        // If setting the permissions fails, the new file has the default permissions.
        try? FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: file)
    }

    /// Returns the path of the source, without the line and column.
    package static func sourcePath(_ path: String) -> String { String(path.prefix { $0 != ":" }) }

    /// A store whose root is the package's folder, even if the snapshots are elsewhere.
    private var sourcePackage: SnapshotStore {
        get throws(SnapshotFileError) {
            guard let packageFolder else { throw .noPackage(folder: file("")) }
            return SnapshotStore(root: packageFolder)
        }
    }

    /// Returns a file's permissions: a superuser may write to any file, so only they show that a file is read-only.
    private func permissions(of file: String) -> Int? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: file)
        return (attributes?[.posixPermissions] as? NSNumber)?.intValue
    }
}
