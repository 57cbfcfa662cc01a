import Foundation
import Processes

nonisolated extension Child {
    /// Runs a program without input until it ends, and returns its standard output.
    ///
    /// The program's standard error goes to the user.
    ///
    /// - Parameter folder: The program's working directory; nil for this process's own.
    static func output(of words: [String], in folder: String? = nil) throws -> (output: Data, ending: ChildEnding) {
        let pipe = Pipe.closedInChildren()
        let child = try Child(words, in: folder, streams: .output(pipe.fileHandleForWriting))
        try pipe.fileHandleForWriting.close()
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        return (output, try child.wait())
    }
}
