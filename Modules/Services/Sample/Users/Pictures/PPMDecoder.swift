public import Foundation
public import Interactor
import Model

/// A decoder for pictures in Netpbm's binary PPM format, with samples of one byte
/// (https://netpbm.sourceforge.net/doc/ppm.html).
public struct PPMDecoder: PictureDecoder {
    /// The maximum width and height, in pixels.
    public static let sideLimit = 4096

    /// Creates a decoder.
    public init() {}

    /// Returns the pixels of `data`; their samples are scaled so that the file's maximum value becomes 255.
    ///
    /// Complexity: O(bytes).
    public func decode(_ data: Data) throws(PictureError) -> DecodedPicture {
        let bytes = [UInt8](data)
        guard !bytes.isEmpty else { throw .malformed(FormatError(path: "", expected: .value, found: .bytes(0))) }
        guard PictureFormat(bytes) == .ppm else { throw .unsupportedFormat(PictureFormat(bytes)?.rawValue) }
        var scanner = PPMScanner(bytes)
        let width = try scanner.number("width", in: 1...Self.sideLimit)
        let height = try scanner.number("height", in: 1...Self.sideLimit)
        let highest = try scanner.number("maxval", in: 1...255)
        let count = width * height * 3
        let samples = try scanner.samples(count, upTo: highest)
        guard let image = PixelImage(width: width, height: height, rgb: samples) else {
            throw .malformed(FormatError(path: "samples", expected: .bytes(count), found: .bytes(samples.count)))
        }
        return .pixels(image)
    }
}
