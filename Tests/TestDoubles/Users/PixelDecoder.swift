public import Foundation
public import Interactor
public import Model

/// Decodes pictures of one pixel: three bytes, its red, green and blue; anything else fails.
public struct PixelDecoder: PictureDecoder {
    private let failure: PictureError

    /// - Parameter failure: What anything but three bytes fails with.
    public init(failure: PictureError = .malformed("three bytes were expected")) {
        self.failure = failure
    }

    /// One pixel of the colour that the three bytes of `data` are.
    public func decode(_ data: Data) throws(PictureError) -> PixelImage {
        guard let image = PixelImage(width: 1, height: 1, rgb: [UInt8](data)) else { throw failure }
        return image
    }
}
