public import Foundation
public import Interactor
public import Model

/// A decoder for the response of a photo service: a list of photos, or an object with the results of a search.
///
/// An entry that lacks a required field or is malformed is skipped and reported; the others are read.
public struct PhotoPageDecoder: Sendable {
    /// Creates a decoder.
    public init() {}

    /// Returns the page in `data`, with any number of entries.
    ///
    /// - Parameter hasNextPage: Whether the response's header names a next page.
    /// - Throws: `.invalidDataError` if `data` is empty, `.decodeError` if it holds no list of photos.
    public func decode(_ data: Data, hasNextPage: Bool) throws(APIError) -> PhotoPage {
        guard !data.isEmpty else { throw .invalidDataError }
        guard let record = try? JSONDecoder().decode(PhotoPageRecord.self, from: data) else { throw .decodeError }
        var page = (photos: [Photo](), skipped: [SkippedPhoto]())
        for (index, entry) in record.entries.enumerated() {
            switch entry.result {
            case .success(let record): page.photos.append(record.photo)
            case .failure(let error):
                page.skipped.append(SkippedPhoto(index: index, reason: FormatError(inEntry: error)))
            }
        }
        return PhotoPage(
            photos: page.photos, skipped: page.skipped, hasNextPage: hasNextPage, total: record.total)
    }
}

extension FormatError {
    /// Creates the error that an entry failed with; its path begins in the entry.
    fileprivate init(inEntry error: any Error) {
        let error = FormatError(error)
        // Lists and the answer's own keys come before the entry.
        let path = error.path.split(separator: "]", maxSplits: 1, omittingEmptySubsequences: false).last ?? ""
        self.init(path: String(path.drop { $0 == "." }), expected: error.expected, found: error.found)
    }
}
