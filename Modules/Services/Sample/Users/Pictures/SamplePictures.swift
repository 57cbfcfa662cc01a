public import Foundation
public import Interactor

/// A picture service that draws the portraits of the sample people as PPM, each always the same.
///
/// It requests nothing, so other people of a recorded response have no picture.
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
