import Format
import Foundation
import Interactor

/// A file with a recorded response.
///
/// A pipe is read only once: it is empty afterwards, and another read would wait for another writer.
struct RecordedFile {
    private let url: URL
    private let sizeLimit: Int
    private var pipeAnswer: Result<Data, RecordingError>?

    /// - Parameter sizeLimit: The largest size in bytes.
    init(_ url: URL, sizeLimit: Int = 256 * 1024 * 1024) {
        self.url = url
        self.sizeLimit = sizeLimit
    }

    /// Returns the bytes of the file: at least one, and no more than the size limit.
    ///
    /// If the file is a pipe, this waits for the pipe's writer, so call this method on a thread that may block.
    mutating func data() throws(RecordingError) -> Data {
        // Checks again for a pipe, because the path may lead to another file by now.
        if let pipeAnswer, isPipe { return try pipeAnswer.get() }
        pipeAnswer = nil
        let file = try opened()
        defer { try? file.close() }
        switch Self.type(of: file) {
        case S_IFDIR: throw .folder(path: path)
        case S_IFCHR: throw .device(path: path)
        case S_IFIFO:
            let answer = Result { () throws(RecordingError) in try read(file, orNothing: .pipe(path: path, nil)) }
            pipeAnswer = answer
            return try answer.get()
        default: return try read(file, orNothing: .empty(path: path))
        }
    }

    /// Returns the result of `decode` for the file's bytes.
    mutating func decoded<Value>(
        _ decode: (Data) throws(ResponseError) -> Value
    ) throws(RecordingError) -> Value {
        let data = try data()
        do throws(ResponseError) {
            return try decode(data)
        } catch {
            switch error {
            case .failure(let message): throw .failure(path: path, message: message)
            case .malformed(let error):
                throw pipeAnswer == nil ? .malformed(path: path, error) : .pipe(path: path, error)
            }
        }
    }

    private var path: String { url.path(percentEncoded: false) }

    private var isPipe: Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
    }

    private func opened() throws(RecordingError) -> FileHandle {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        if descriptor >= 0 { return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true) }
        switch errno {
        case ENOENT: throw .missing(path: path)
        case EACCES: throw .forbidden(path: path)
        case let code: throw .unreadable(path: path, reason: String(cString: strerror(code)))
        }
    }

    private func read(_ file: FileHandle, orNothing nothing: RecordingError) throws(RecordingError) -> Data {
        var data = Data()
        do {
            while data.count <= sizeLimit, let block = try file.read(upToCount: 1 << 20), !block.isEmpty {
                data += block
            }
        } catch {
            throw .unreadable(path: path, reason: error.localizedDescription)
        }
        guard data.count <= sizeLimit else { throw .tooLarge(path: path, limit: sizeLimit) }
        guard !data.isEmpty else { throw nothing }
        return data
    }

    /// Returns the type of an open file; nil if it is unknown.
    private static func type(of file: FileHandle) -> mode_t? {
        var status = stat()
        return fstat(file.fileDescriptor, &status) == 0 ? status.st_mode & S_IFMT : nil
    }
}
