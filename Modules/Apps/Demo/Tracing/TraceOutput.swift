import Foundation
import SnapshotFiles

/// The destination of a trace: a text, or a file that is written line by line, so that another terminal can follow it.
final class TraceOutput {
    private static let heading = "A trace of \(Program.title)'s \(Program.name), written by --trace.\n"

    private let path: String
    /// The trace's file; nil if the trace is to be printed.
    private let handle: FileHandle?
    private var text = ""
    /// The reason why a write failed, after which nothing more is written; nil if no write has failed.
    private(set) var failure: TraceError?

    /// Creates the file, unless the path is `-`; replaces an existing file only if it is empty or an earlier trace.
    init(_ path: String) throws(TraceError) {
        self.path = path
        guard path != "-" else {
            handle = nil
            return
        }
        try Self.check(path)
        do {
            let file = URL(filePath: path)
            try Data(Self.heading.utf8).write(to: file)
            let handle = try FileHandle(forWritingTo: file)
            try handle.seekToEnd()
            self.handle = handle
        } catch {
            throw .unwritable(path, reason: error.systemReason)
        }
    }

    private static func check(_ path: String) throws(TraceError) {
        // If the file's folder is missing or cannot be reached, writing will report the reason.
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else { return }
        guard attributes[.type] as? FileAttributeType == .typeRegular,
            attributes[.size] as? Int == 0 || beginsWithHeading(path)
        else { throw .taken(path) }
    }

    private static func beginsWithHeading(_ path: String) -> Bool {
        guard let handle = FileHandle(forReadingAtPath: path) else { return false }
        return (try? handle.read(upToCount: heading.utf8.count)) == Data(heading.utf8)
    }

    /// The whole trace, if it is to be printed in place of the screen; nil if it goes into a file.
    var printed: String? {
        handle == nil ? text.trimmingCharacters(in: .newlines) : nil
    }

    func write(_ text: String) {
        guard let handle else { return self.text += text }
        guard failure == nil else { return }
        do {
            try handle.write(contentsOf: Data(text.utf8))
        } catch {
            failure = .unwritable(path, reason: error.systemReason)
        }
    }
}

/// The reason why a trace could not be written.
nonisolated enum TraceError: Error, Equatable, CustomStringConvertible {
    case taken(String)
    case unwritable(String, reason: String)

    var description: String {
        switch self {
        case .taken(let path):
            "\(path) is not an earlier trace and is left as it is. Name another file for --trace."
        case .unwritable(let path, let reason):
            "The trace could not be written to \(path): \(reason). Name another file for --trace."
        }
    }
}
