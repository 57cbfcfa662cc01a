/// How long to wait for the rest of an input, in milliseconds.
struct InputDelays {
    /// Longer than the gaps between the bytes of one key, and too short for a person to notice.
    var escape: Int32 = 50
    /// A slow connection may split a sequence, and the rest must not count as typed.
    var sequence: Int32 = 1000
    /// A paste may pause, and the bytes after the pause must not act as keys.
    var paste: Int32 = 5000

    subscript(wait: KeyDecoder.Wait) -> Int32 {
        switch wait {
        case .escape: escape
        case .sequence: sequence
        case .paste: paste
        }
    }

    /// Returns how long to wait for the rest of a pending input; -1 if nothing is pending.
    ///
    /// For a sequence, the time counts from its `beginning`: otherwise, a control string could swallow all typed text.
    func left(
        for wait: KeyDecoder.Wait?, since beginning: ContinuousClock.Instant, at now: ContinuousClock.Instant = .now
    ) -> Int32 {
        guard let wait else { return -1 }
        return wait == .sequence ? max(0, sequence - Int32((now - beginning) / .milliseconds(1))) : self[wait]
    }
}
