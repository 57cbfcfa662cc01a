import Foundation
import Model

extension FormatError {
    /// Returns `error`, or that `data` is not JSON after all.
    ///
    /// JSONDecoder reads a number, or an escape in a text, only when it is asked for that one, and then does not say what
    /// it is.
    static func completing(_ error: any Error, from data: Data) -> any Error {
        let known = error as? FormatError ?? (error as? DecodingError).map { FormatError($0) }
        if let known, known.found != .other { return known }
        return BrokenJSON(lazilyRead: data)?.error ?? known ?? error
    }
}
