public import Foundation
public import Interactor

/// Hands any bytes on as those of a JPEG picture, as an app does whose views read pictures themselves.
public struct EncodedPictures: PictureDecoder {
    public init() {}

    public func decode(_ data: Data) -> DecodedPicture { .encoded(data, mediaType: "image/jpeg") }
}
