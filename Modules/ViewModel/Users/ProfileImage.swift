public import Foundation
import Interactor
import Model

/// A person's picture, or what stands in for it.
public nonisolated enum ProfileImage: Hashable, Sendable {
    /// The initials, and why there is no picture; nil while nothing went wrong.
    case initials(String, problem: String?)
    /// Width and height in pixels; red, green and blue of each, 0…255, row by row from the top left.
    case picture(width: Int, height: Int, rgb: [UInt8])
    /// Bytes for a view that makes its own image of them, and their media type; the initials are for any other view.
    case encoded(Data, mediaType: String, initials: String)

    init(_ model: LoadableModel<DecodedPicture, UserPictureError>, initials: String) {
        self =
            switch model.value {
            case .pixels(let pixels): .picture(width: pixels.width, height: pixels.height, rgb: pixels.rgb)
            case .encoded(let bytes, let type): .encoded(bytes, mediaType: type, initials: initials)
            case nil: .initials(initials, problem: model.failure?.text)
            }
    }

    /// Why there is no picture; nil where there is one, and while nothing went wrong.
    public var problem: String? {
        if case .initials(_, let problem) = self { problem } else { nil }
    }
}
