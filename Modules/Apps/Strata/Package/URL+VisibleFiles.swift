import Foundation

nonisolated extension URL {
    /// The paths of the files below this folder, sorted, without hidden ones and those in hidden folders.
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
