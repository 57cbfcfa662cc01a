public import Foundation
public import Model

/// A source of pictures in any format.
public nonisolated protocol PictureService: Sendable {
    /// Returns the bytes of the picture at `url`.
    @concurrent func picture(at url: URL) async throws(NetworkError) -> Data
}

/// Decodes the bytes of a picture into a form that a view can show.
public nonisolated protocol PictureDecoder: Sendable {
    /// Returns the picture in `data`: its pixels, or the bytes for a view that decodes them itself.
    func decode(_ data: Data) throws(PictureError) -> DecodedPicture
}

/// A picture, decoded into pixels or left encoded for the view.
public nonisolated enum DecodedPicture: Hashable, Sendable {
    case pixels(PixelImage)
    /// Bytes for the view to decode, and their media type, such as `image/jpeg`.
    case encoded(Data, mediaType: String)
}

/// Why bytes could not be decoded into a picture.
public nonisolated enum PictureError: Error, Hashable {
    /// The decoder does not read this format, such as `JPEG`; nil for an unknown format.
    case unsupportedFormat(String?)
    /// The decoder reads this format, but the bytes break the rules of the format.
    case malformed(FormatError)
}
