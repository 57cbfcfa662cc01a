import Foundation
import Interactor

/// What this user may do with the file.
///
/// Even the superuser is denied a permission that the permission bits grant to nobody.
extension DatabaseFile {
    /// Throws if there is no folder, or if this user may not open the folder or read the file.
    func checkIsReadable() throws(StoreError) {
        let type = attributes(of: folder)?[.type] as? FileAttributeType
        if type == nil, !isForbidden(folder, F_OK) { throw .missingFolder(path: folder) }
        if let type, type != .typeDirectory { throw .missingFolder(path: folder) }
        guard !isForbidden(folder, X_OK), !isForbidden(url.path, R_OK), grants(0o111, of: folder),
            grants(0o444, of: url.path)
        else {
            throw .noReadPermission(path: path)
        }
    }

    /// The reason why the file cannot be changed; nil if it can be changed or created.
    var writeRefusal: StoreError? {
        for item in [url.path, folder] {
            guard grants(0o222, of: item) else { return .readOnly(path: path) }
            guard access(item, W_OK) != 0 else { continue }
            switch errno {
            case ENOENT: continue
            case EACCES: return .noWritePermission(path: path)
            default: return .readOnly(path: path)
            }
        }
        return nil
    }

    /// The folder, with symbolic links resolved; `url` may still contain such links if the file does not exist.
    private var folder: String { url.deletingLastPathComponent().resolvingSymlinksInPath().path }

    private func isForbidden(_ item: String, _ mode: Int32) -> Bool { access(item, mode) != 0 && errno == EACCES }

    /// Whether `item` grants any of `permissions` to anyone; true if it is missing.
    private func grants(_ permissions: Int, of item: String) -> Bool {
        (attributes(of: item)?[.posixPermissions] as? Int).map { $0 & permissions != 0 } ?? true
    }
}
