import Model

/// The best image that a photo's data allow.
public nonisolated enum PhotoImage: Hashable, Sendable {
    /// The blurred preview: its size in pixels, then red, green and blue of each pixel, row by row from the top left.
    case picture(width: Int, height: Int, rgb: [UInt8])
    /// The dominant colour, each component 0…255.
    case color(red: UInt8, green: UInt8, blue: UInt8)
    /// No image: the photo has neither a readable preview nor a colour.
    case empty

    /// - Parameter side: The longer side of the preview in pixels.
    init(_ photo: Photo, side: Int) {
        if let pixels = photo.pixels(side: side) {
            self = .picture(width: pixels.width, height: pixels.height, rgb: pixels.rgb)
        } else if let color = photo.color {
            self = .color(red: color.red, green: color.green, blue: color.blue)
        } else {
            self = .empty
        }
    }
}

nonisolated extension Photo {
    /// Returns the preview at the photo's aspect ratio; nil if its BlurHash is missing or malformed.
    fileprivate func pixels(side: Int) -> PixelImage? {
        guard let blurHash, let hash = try? BlurHash(blurHash) else { return nil }
        let longer = max(width, height)
        // Floating point, because the product of two large integers could overflow.
        func scaled(_ length: Int) -> Int { max(1, Int(Double(length) / Double(longer) * Double(side) + 0.5)) }
        return hash.pixels(width: scaled(width), height: scaled(height))
    }
}
