public import Foundation
public import Interactor
public import Model

/// Decodes three bytes (red, green and blue) into one pixel; fails on any other data.
public struct PixelDecoder: PictureDecoder {
    private let failure: PictureError

    /// - Parameter failure: The error for data that is not three bytes.
    public init(failure: PictureError = .malformed(FormatError(path: "", expected: .bytes(3), found: .bytes(0)))) {
        self.failure = failure
    }

    /// Returns one pixel whose colour is the three bytes of `data`.
    public func decode(_ data: Data) throws(PictureError) -> DecodedPicture {
        guard let image = PixelImage(width: 1, height: 1, rgb: [UInt8](data)) else { throw failure }
        return .pixels(image)
    }
}
