public import Foundation
import Interactor
import Model

/// A person's picture or its placeholder.
public nonisolated enum ProfileImage: Hashable, Sendable {
    /// The initials, and why the picture is missing; `problem` is nil if no load has failed.
    case initials(String, problem: String?)
    /// The width and height in pixels, then red, green and blue (0…255) of each pixel, row by row from the top left.
    case picture(width: Int, height: Int, rgb: [UInt8])
    /// Undecoded image data and its media type, for views that decode images; other views draw the initials.
    case encoded(Data, mediaType: String, initials: String)

    init(_ model: LoadableModel<DecodedPicture, UserPictureError>, initials: String) {
        self =
            switch model.value {
            case .pixels(let pixels): .picture(width: pixels.width, height: pixels.height, rgb: pixels.rgb)
            case .encoded(let bytes, let type): .encoded(bytes, mediaType: type, initials: initials)
            case nil: .initials(initials, problem: model.failure?.text)
            }
    }

    /// The reason why the picture is missing; nil if there is a picture, or if no load has failed.
    public var problem: String? {
        if case .initials(_, let problem) = self { problem } else { nil }
    }
}
