public import Foundation
public import Interactor

/// Passes any bytes on as a JPEG picture, for view models whose views decode pictures themselves.
public struct EncodedPictures: PictureDecoder {
    public init() {}

    public func decode(_ data: Data) -> DecodedPicture { .encoded(data, mediaType: "image/jpeg") }
}
