import Foundation
import TestKit
import Testing

extension TemporaryFolder {
    /// Makes a pipe in the folder.
    func makePipe(_ name: String = "pipe") throws -> URL {
        let path = path(of: name)
        try #require(mkfifo(path, 0o600) == 0)
        return URL(filePath: path)
    }
}

extension URL {
    /// Writes `text` to the pipe at this URL, on a separate thread because opening a pipe waits for a reader.
    func write(_ text: String) {
        Thread.detachNewThread {
            guard let file = try? FileHandle(forWritingTo: self) else { return }
            try? file.write(contentsOf: Data(text.utf8))
            try? file.close()
        }
    }
}
