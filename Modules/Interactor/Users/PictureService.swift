public import Foundation
public import Model

/// Where pictures come from, in any format.
public nonisolated protocol PictureService: Sendable {
    /// Returns the bytes of the picture at `url`.
    @concurrent func picture(at url: URL) async throws(NetworkError) -> Data
}

/// Turns the bytes of a picture into pixels.
public nonisolated protocol PictureDecoder: Sendable {
    /// Returns the pixels of `data`.
    func decode(_ data: Data) throws(PictureError) -> PixelImage
}

/// Why bytes could not be decoded into a picture.
public nonisolated enum PictureError: Error, Hashable {
    /// The decoder does not read this format, such as `JPEG`; nil for an unknown one.
    case unsupportedFormat(String?)
    /// The decoder reads this format, but the bytes break its rules.
    case malformed(FormatError)
}
