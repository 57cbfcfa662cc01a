import Foundation
import Processes

nonisolated extension Child {
    /// Runs a program without input to its end, and returns what it wrote to standard output.
    ///
    /// Its messages, on standard error, go to the user.
    ///
    /// - Parameter folder: Its working directory; nil for that of this process.
    static func output(of words: [String], in folder: String? = nil) throws -> (output: Data, ending: ChildEnding) {
        let pipe = Pipe.closedInChildren()
        let child = try Child(words, in: folder, streams: .output(pipe.fileHandleForWriting))
        try pipe.fileHandleForWriting.close()
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        return (output, try child.wait())
    }
}
