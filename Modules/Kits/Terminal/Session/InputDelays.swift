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

    /// Returns how long to wait for what is pending; -1 if nothing is.
    ///
    /// A sequence has its time from its `beginning`, or a control string would swallow all that is typed.
    func left(
        for wait: KeyDecoder.Wait?, since beginning: ContinuousClock.Instant, at now: ContinuousClock.Instant = .now
    ) -> Int32 {
        guard let wait else { return -1 }
        return wait == .sequence ? max(0, sequence - Int32((now - beginning) / .milliseconds(1))) : self[wait]
    }
}
