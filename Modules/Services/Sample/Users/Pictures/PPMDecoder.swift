public import Foundation
public import Interactor
public import Model

/// Reads a picture in Netpbm's PPM, binary (P6) or plain (P3) (https://netpbm.sourceforge.net/doc/ppm.html).
public struct PPMDecoder: PictureDecoder {
    /// The longest side of a picture that is read, in pixels.
    public static let sideLimit = 4096

    /// A decoder of any PPM.
    public init() {}

    /// The pixels of `data`, scaled to 255 from whatever its highest value is.
    ///
    /// Complexity: O(bytes).
    public func decode(_ data: Data) throws(PictureError) -> PixelImage {
        let bytes = [UInt8](data)
        guard !bytes.isEmpty else { throw .malformed("expected a picture, came 0 bytes") }
        guard let format = PictureFormat(bytes), format == .ppm || format == .plainPPM else {
            throw .unsupportedFormat(PictureFormat(bytes)?.rawValue ?? "unknown")
        }
        var scanner = PPMScanner(bytes)
        let width = try scanner.number("a width", in: 1...Self.sideLimit)
        let height = try scanner.number("a height", in: 1...Self.sideLimit)
        let highest = try scanner.number("a highest value", in: 1...65_535)
        let count = width * height * 3
        let samples =
            format == .ppm
            ? try scanner.binarySamples(count, upTo: highest) : try scanner.plainSamples(count, upTo: highest)
        guard let image = PixelImage(width: width, height: height, rgb: samples) else {
            throw .malformed("expected \(count) samples, came \(samples.count)")
        }
        return image
    }
}
