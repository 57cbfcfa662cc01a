import Model

/// A person's picture, or what stands in for it.
public nonisolated enum ProfileImage: Hashable, Sendable {
    case initials(String)
    /// Sides in pixels; red, green and blue of each, 0…255, row by row from the top left.
    case picture(width: Int, height: Int, rgb: [UInt8])

    init(pixels: PixelImage) {
        self = .picture(width: pixels.width, height: pixels.height, rgb: pixels.rgb)
    }
}
