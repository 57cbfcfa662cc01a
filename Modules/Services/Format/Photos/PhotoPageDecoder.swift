public import Foundation
public import Model

/// A decoder for the response of a photo service: a list of photos, or an object with the results of a search.
///
/// A photo needs an identifier, a width and a height; an entry without these is skipped and reported. Any other field
/// that is missing, null or malformed becomes nil.
public struct PhotoPageDecoder: Sendable {
    /// Creates a decoder.
    public init() {}

    /// Returns the page in `data`, with any number of entries.
    ///
    /// - Parameter hasNextPage: Whether the response's header names a next page.
    /// - Throws: `.failure` if the service reports one, `.malformed` if `data` is anything but a page of photos.
    public func decode(_ data: Data, hasNextPage: Bool) throws(ResponseError) -> PhotoPage {
        let record: PhotoPageRecord
        do {
            record = try PhotoPageRecord(json: data)
        } catch {
            throw ResponseError(error)
        }
        return PhotoPage(
            photos: record.entries.compactMap(\.value?.photo), skipped: record.entries.compactMap(\.skipped),
            hasNextPage: hasNextPage, total: record.total)
    }
}
