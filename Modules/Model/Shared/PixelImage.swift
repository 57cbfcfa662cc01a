/// The pixels of a decoded picture.
public struct PixelImage: Hashable, Sendable {
    /// The width in pixels, at least 1.
    public let width: Int
    /// The height in pixels, at least 1.
    public let height: Int
    /// Red, green and blue of each pixel, 0…255, row by row from the top left: `width * height * 3` bytes.
    public let rgb: [UInt8]

    /// Creates a picture; nil unless both sides are at least 1 and `rgb` has `width * height * 3` bytes.
    public init?(width: Int, height: Int, rgb: [UInt8]) {
        let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
        guard width > 0, height > 0, !overflow, rgb.count.isMultiple(of: 3), rgb.count / 3 == pixels else { return nil }
        self.width = width
        self.height = height
        self.rgb = rgb
    }
}
