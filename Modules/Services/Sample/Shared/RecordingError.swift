import Foundation

/// Why a file with a recorded answer cannot be read.
public enum RecordingError: Error, Hashable {
    /// Nothing is at `path`.
    case missing(path: String)
    /// A folder is at `path`.
    case folder(path: String)
    /// The file at `path` may not be read.
    case forbidden(path: String)
    /// The file at `path` holds more than `limit` bytes.
    case tooLarge(path: String, limit: Int)
    /// Anything else, in the words of the system.
    case unreadable(path: String, reason: String)
}

extension RecordingError: CustomStringConvertible {
    /// What was expected at the path, and what is there.
    public var description: String {
        switch self {
        case .missing(let path): "The file \(path) does not exist"
        case .folder(let path): "Expected a file at \(path), found a folder"
        case .forbidden(let path): "The file \(path) may not be read"
        case .tooLarge(let path, let limit):
            "The file \(path) is too large: expected at most \(limit / 1_048_576) MB"
        case .unreadable(let path, let reason): "The file \(path) cannot be read: \(reason)"
        }
    }
}

extension RecordingError {
    private static let sizeLimit = 64 * 1024 * 1024

    /// What is in the file at `url`, which may be a pipe; no more of it is read than is accepted.
    static func data(of url: URL) throws(RecordingError) -> Data {
        let path = url.path(percentEncoded: false)
        var data = Data()
        do {
            guard try url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory != true else {
                throw RecordingError.folder(path: path)
            }
            let file = try FileHandle(forReadingFrom: url)
            defer { try? file.close() }
            while let block = try file.read(upToCount: 1 << 20), !block.isEmpty {
                data += block
                guard data.count <= sizeLimit else {
                    throw RecordingError.tooLarge(path: path, limit: sizeLimit)
                }
            }
        } catch let error as RecordingError {
            throw error
        } catch let error as CocoaError where [.fileReadNoSuchFile, .fileNoSuchFile].contains(error.code) {
            throw .missing(path: path)
        } catch let error as CocoaError where error.code == .fileReadNoPermission {
            throw .forbidden(path: path)
        } catch {
            throw .unreadable(path: path, reason: (error as NSError).localizedDescription)
        }
        return data
    }
}
