/// How long to wait for the rest of an input, in milliseconds.
struct InputDelays {
    /// Longer than the bytes of one key are apart, and shorter than a person notices.
    var escape: Int32 = 50
    /// A slow line may cut a sequence, which must not be typed then.
    var sequence: Int32 = 1000
    /// A paste may pause: what comes later must not act as keys.
    var paste: Int32 = 5000

    subscript(wait: KeyDecoder.Wait) -> Int32 {
        switch wait {
        case .escape: escape
        case .sequence: sequence
        case .paste: paste
        }
    }
}
