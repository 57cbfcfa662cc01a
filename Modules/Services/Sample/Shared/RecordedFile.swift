import Format
import Foundation
import Interactor
import Model

/// A file with a recorded response.
///
/// A pipe is read only once, because nothing is left in it, and another reading would wait for another writer.
struct RecordedFile {
    private let url: URL
    private let sizeLimit: Int
    private var pipeAnswer: Result<Data, RecordingError>?

    /// - Parameter sizeLimit: The largest size in bytes.
    init(_ url: URL, sizeLimit: Int = 256 * 1024 * 1024) {
        self.url = url
        self.sizeLimit = sizeLimit
    }

    /// Returns the bytes of the file, at least one, and no more than the size limit.
    ///
    /// It may be a pipe, and then waits for its writer: call it on a thread that may block.
    mutating func data() throws(RecordingError) -> Data {
        // Something else may stand at the path by now.
        if let pipeAnswer, isPipe { return try pipeAnswer.get() }
        pipeAnswer = nil
        let file = try open()
        defer { try? file.close() }
        let type = Self.type(of: file)
        guard type != S_IFCHR else { throw .device(path: path) }
        guard type == S_IFIFO else { return try read(file, orNothing: .empty(path: path)) }
        let answer = Result { () throws(RecordingError) in try read(file, orNothing: .pipe(path: path, nil)) }
        pipeAnswer = answer
        return try answer.get()
    }

    /// Returns why the data cannot be used although it could be read.
    func error(_ error: FormatError) -> RecordingError {
        pipeAnswer == nil ? .malformed(path: path, error) : .pipe(path: path, error)
    }

    /// Returns why the data cannot be used although it could be read.
    func error(_ error: ResponseError) -> RecordingError {
        switch error {
        case .failure(let message): .failure(path: path, message: message)
        case .malformed(let error): self.error(error)
        }
    }

    private var path: String { url.path(percentEncoded: false) }

    private var isPipe: Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
    }

    private func open() throws(RecordingError) -> FileHandle {
        do {
            guard try url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory != true else {
                throw RecordingError.folder(path: path)
            }
            return try FileHandle(forReadingFrom: url)
        } catch let error as RecordingError {
            throw error
        } catch let error as CocoaError where [.fileReadNoSuchFile, .fileNoSuchFile].contains(error.code) {
            throw .missing(path: path)
        } catch let error as CocoaError where error.code == .fileReadNoPermission {
            throw .forbidden(path: path)
        } catch {
            throw unreadable(error)
        }
    }

    private func read(_ file: FileHandle, orNothing nothing: RecordingError) throws(RecordingError) -> Data {
        var data = Data()
        do {
            while data.count <= sizeLimit, let block = try file.read(upToCount: 1 << 20), !block.isEmpty {
                data += block
            }
        } catch {
            throw unreadable(error)
        }
        guard data.count <= sizeLimit else { throw .tooLarge(path: path, limit: sizeLimit) }
        guard !data.isEmpty else { throw nothing }
        return data
    }

    private func unreadable(_ error: any Error) -> RecordingError {
        .unreadable(path: path, reason: error.systemReason)
    }

    /// Returns the type of an open file; nil if it is unknown.
    private static func type(of file: FileHandle) -> mode_t? {
        var status = stat()
        return fstat(file.fileDescriptor, &status) == 0 ? status.st_mode & S_IFMT : nil
    }
}
