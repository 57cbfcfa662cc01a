import Foundation
import Interactor

/// Passes on any bytes as a JPEG picture.
struct EncodedPictures: PictureDecoder {
    func decode(_ data: Data) -> DecodedPicture { .encoded(data, mediaType: "image/jpeg") }
}
