import Foundation

/// A hidden folder in which files are prepared, before they are moved to their places together.
///
/// Its name has the number of the process, so that the next one can remove what a killed one left.
nonisolated struct StagingFolder {
    /// The place of the folder, which does not exist yet.
    let url: URL

    /// Chooses a name that is not taken, and removes the folders of processes that are gone.
    ///
    /// - Parameter folder: The folder to be in: one of the same disk as the places of the files.
    init(in folder: URL) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
            guard let match = name.wholeMatch(of: /\.strata-(\d+)-[0-9A-F-]{36}/), let process = pid_t(match.1),
                kill(process, 0) != 0, errno == ESRCH
            else { continue }
            try? FileManager.default.removeItem(at: folder.appending(path: name))
        }
        url = folder.appending(path: ".strata-\(getpid())-\(UUID().uuidString)", directoryHint: .isDirectory)
    }
}
