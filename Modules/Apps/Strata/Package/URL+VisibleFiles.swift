import Foundation

nonisolated extension URL {
    /// The sorted paths of the files below this folder, without hidden files and hidden folders.
    var visibleFiles: [String] {
        get throws {
            try FileManager.default.subpathsOfDirectory(atPath: path)
                .filter { file in
                    !file.split(separator: "/").contains { $0.hasPrefix(".") } && appending(path: file).isFile
                }
                .sorted()
        }
    }
}
