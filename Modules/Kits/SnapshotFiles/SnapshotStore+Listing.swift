import Foundation

/// The contents of a folder.
struct FolderListing {
    /// The files, including those in subfolders, as paths relative to the root.
    var files: [String] = []
    /// The unreadable folders, whose contents must not count as deleted.
    var unreadable: [(path: String, error: SnapshotFileError)] = []
}

extension SnapshotStore {
    /// Returns the files and unreadable folders below a folder, sorted by path; none if the folder does not exist.
    func listing(of folder: String) -> FolderListing {
        var listing = FolderListing()
        list(folder, into: &listing)
        listing.files.sort()
        listing.unreadable.sort { $0.path < $1.path }
        return listing
    }

    private func list(_ folder: String, into listing: inout FolderListing) {
        do {
            for name in try FileManager.default.contentsOfDirectory(atPath: file(folder)) {
                let path = "\(folder)/\(name)"
                if isFolder(path) { list(path, into: &listing) } else { listing.files.append(path) }
            }
        } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
        } catch {
            listing.unreadable.append((folder, .unreadable(file: file(folder), reason: error.systemReason)))
        }
    }

    /// Returns whether the path is a real folder: a symbolic link to a folder could form a cycle.
    private func isFolder(_ path: String) -> Bool {
        let attributes = try? FileManager.default.attributesOfItem(atPath: file(path))
        return attributes?[.type] as? FileAttributeType == .typeDirectory
    }
}
