import Foundation
import Interactor

extension RecordingError {
    private static let sizeLimit = 64 * 1024 * 1024

    /// Reads the file at `url`, but no more than the size limit; it holds one byte at least.
    ///
    /// It may be a pipe, and then waits for its writer: call it on a thread that may block.
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
            guard !data.isEmpty else { throw RecordingError.empty(path: path) }
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
