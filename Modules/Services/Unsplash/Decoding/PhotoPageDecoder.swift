public import Foundation
public import Interactor
public import Model

/// Reads the answer of a photo service: a list of photos, or an object that holds what a search found.
///
/// An entry that lacks what every photo has, or breaks the format, is skipped and reported; the others are read.
public struct PhotoPageDecoder: Sendable {
    /// A decoder; there is nothing to choose.
    public init() {}

    /// The page in `data`, however many entries it holds.
    ///
    /// - Parameter hasNextPage: What the answer's head says of a page after it.
    /// - Throws: `.invalidDataError` if `data` is empty, `.decodeError` if it holds no list of photos.
    public func decode(_ data: Data, hasNextPage: Bool) throws(APIError) -> PhotoPage {
        guard !data.isEmpty else { throw .invalidDataError }
        guard let record = try? JSONDecoder().decode(PhotoPageRecord.self, from: data) else { throw .decodeError }
        var page = PhotoPage(photos: [], hasNextPage: hasNextPage, total: record.total)
        for (index, entry) in record.entries.enumerated() {
            switch entry.result {
            case .success(let record): page.photos.append(record.photo)
            case .failure(let error): page.skipped.append(SkippedPhoto(index: index, reason: error.reason))
            }
        }
        return page
    }
}

extension Error {
    /// What is wrong with an entry, and where in it.
    fileprivate var reason: String {
        let context: DecodingError.Context
        switch self as? DecodingError {
        case .keyNotFound(let key, let found):
            return "\((path(of: found) + [key.stringValue]).joined(separator: ".")) is missing"
        case .typeMismatch(_, let found), .valueNotFound(_, let found), .dataCorrupted(let found): context = found
        default: return "\(self)"
        }
        return "\(path(of: context).joined(separator: ".")): \(context.debugDescription)"
    }

    /// The keys from the entry down: lists and the answer's own keys come before it.
    private func path(of context: DecodingError.Context) -> [String] {
        let path = context.codingPath
        let entry = path.lastIndex { $0.intValue != nil }
        return path[(entry.map { $0 + 1 } ?? 0)...].map(\.stringValue)
    }
}
