/// A picture format, recognised by the first bytes.
enum PictureFormat: String, CaseIterable {
    case ppm = "PPM"
    case jpeg = "JPEG"
    case png = "PNG"
    case gif = "GIF"
    case webP = "WebP"

    init?(_ bytes: [UInt8]) {
        let format = Self.allCases.first { bytes.starts(with: $0.beginning) }
        guard let format, format != .webP || bytes.dropFirst(8).starts(with: "WEBP".utf8) else { return nil }
        self = format
    }

    private var beginning: [UInt8] {
        switch self {
        case .ppm: Array("P6".utf8)
        case .jpeg: [0xFF, 0xD8, 0xFF]
        case .png: [0x89, 0x50, 0x4E, 0x47]
        case .gif: Array("GIF8".utf8)
        // A RIFF file can also contain sound; the four bytes at offset 8 name its content.
        case .webP: Array("RIFF".utf8)
        }
    }
}
