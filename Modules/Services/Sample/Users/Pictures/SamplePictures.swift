public import Foundation
public import Interactor

/// A picture service that draws portraits of the sample people as PPM; each person always has the same portrait.
///
/// It makes no requests, so pictures at other hosts cannot be shown.
public struct SamplePictures: PictureService {
    /// The host of the sample pictures.
    static let host = "sample.invalid"

    /// Creates a service for all URLs at the sample's host.
    public init() {}

    /// Returns the portrait for the last part of `url`'s path; there is only one size.
    ///
    /// - Throws: `.recordingError(.noPictures)` if the URL is not at the sample's host.
    @concurrent public func picture(at url: URL) async throws(NetworkError) -> Data {
        guard url.host() == Self.host, !url.lastPathComponent.isEmpty, url.lastPathComponent != "/" else {
            throw .recordingError(.noPictures)
        }
        return Portrait(of: url.lastPathComponent).ppm
    }
}
