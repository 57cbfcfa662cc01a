public import Foundation
public import Interactor

/// Draws the portraits of the sample people, each the same each time, as PPM.
public struct SamplePictures: PictureService {
    /// The host whose pictures these are.
    static let host = "sample.invalid"

    /// Portraits for every address at the sample's host.
    public init() {}

    /// The portrait that belongs to the last part of `url`'s path, whatever its size is called.
    @concurrent public func picture(at url: URL) async throws(NetworkError) -> Data {
        guard url.host() == Self.host, !url.lastPathComponent.isEmpty, url.lastPathComponent != "/" else {
            throw .noData
        }
        return Portrait(of: url.lastPathComponent).ppm
    }
}
