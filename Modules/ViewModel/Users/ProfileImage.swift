import Interactor
import Model

/// A person's picture, or what stands in for it.
public nonisolated enum ProfileImage: Hashable, Sendable {
    /// The initials, and why there is no picture; nil while nothing went wrong.
    case initials(String, problem: String?)
    /// Width and height in pixels; red, green and blue of each, 0…255, row by row from the top left.
    case picture(width: Int, height: Int, rgb: [UInt8])

    init(_ model: LoadableModel<PixelImage, UserPictureError>, initials: String) {
        if let pixels = model.value {
            self = .picture(width: pixels.width, height: pixels.height, rgb: pixels.rgb)
        } else {
            self = .initials(initials, problem: model.failure?.text)
        }
    }

    /// Why there is no picture; nil where there is one, and while nothing went wrong.
    public var problem: String? {
        if case .initials(_, let problem) = self { problem } else { nil }
    }
}
