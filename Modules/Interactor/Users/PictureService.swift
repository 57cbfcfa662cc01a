public import Foundation
public import Model

/// Where pictures come from, in whatever format they are kept.
public nonisolated protocol PictureService: Sendable {
    /// The bytes of the picture at `url`.
    @concurrent func picture(at url: URL) async throws(NetworkError) -> Data
}

/// Turns the bytes of a picture into pixels.
public nonisolated protocol PictureDecoder: Sendable {
    /// The pixels of `data`.
    func decode(_ data: Data) throws(PictureError) -> PixelImage
}

/// Why the bytes of a picture did not become pixels.
public nonisolated enum PictureError: Error, Hashable {
    /// The format is another than the decoder's; the name is the found one's, such as `JPEG`.
    case unsupportedFormat(String)
    /// The format is the decoder's, but the bytes break its rules: what was expected, and what came.
    case malformed(String)
}
