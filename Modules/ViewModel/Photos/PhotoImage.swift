import Model

/// What can be drawn in the place of a photo, the best of what its data allow.
public nonisolated enum PhotoImage: Hashable, Sendable {
    /// What it looks like from afar: sides in pixels; red, green and blue of each, 0…255, row by row from the top left.
    case picture(width: Int, height: Int, rgb: [UInt8])
    /// The colour that there is most of, each part 0…255.
    case color(red: UInt8, green: UInt8, blue: UInt8)
    case empty

    /// - Parameter side: How long the longer side of a picture is, in pixels.
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
    /// The photo from afar, at its own aspect ratio; nil where it has no hash, or a malformed one.
    fileprivate func pixels(side: Int) -> PixelImage? {
        guard let blurHash, let hash = try? BlurHash(blurHash) else { return nil }
        let longer = max(width, height)
        // In floating point the product of two large sides cannot overflow.
        func scaled(_ length: Int) -> Int { max(1, Int(Double(length) / Double(longer) * Double(side) + 0.5)) }
        return hash.pixels(width: scaled(width), height: scaled(height))
    }
}
