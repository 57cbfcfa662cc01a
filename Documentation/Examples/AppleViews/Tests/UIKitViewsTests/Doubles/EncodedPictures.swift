import Foundation
import Interactor

/// Hands any bytes on as those of a JPEG picture.
struct EncodedPictures: PictureDecoder {
    func decode(_ data: Data) -> DecodedPicture { .encoded(data, mediaType: "image/jpeg") }
}
