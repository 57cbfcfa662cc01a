import Foundation

/// A hidden folder in which files are prepared, before they are moved to their places together.
///
/// Its name has the number of the process, so that a later one can remove what a killed one left.
nonisolated struct StagingFolder {
    /// The place of the folder, which does not exist yet.
    let url: URL

    /// Chooses a name that is not taken.
    ///
    /// - Parameter folder: The folder to be in: one of the same disk as the places of the files.
    init(in folder: URL) {
        url = folder.appending(path: ".strata-\(getpid())-\(UUID().uuidString)", directoryHint: .isDirectory)
    }

    /// Removes the folders that killed processes left in `folder` more than an hour ago.
    ///
    /// A younger one may belong to a process of another machine or container, which cannot be seen from here.
    static func removeLeftovers(in folder: URL) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
            guard let match = name.wholeMatch(of: /\.strata-(\d+)-[0-9A-F-]{36}/), let process = pid_t(match.1),
                kill(process, 0) != 0, errno == ESRCH
            else { continue }
            let place = folder.appending(path: name)
            let attributes = try? FileManager.default.attributesOfItem(atPath: place.path)
            guard let date = attributes?[.modificationDate] as? Date, date.timeIntervalSinceNow < -3600
            else { continue }
            try? FileManager.default.removeItem(at: place)
        }
    }
}
