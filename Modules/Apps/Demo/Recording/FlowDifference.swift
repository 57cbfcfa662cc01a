/// A step that did not lead to the same screen again.
nonisolated struct FlowDifference: Equatable, CustomStringConvertible {
    /// The step as a line of the test.
    let line: String
    /// What the user saw; nil if something was still loading.
    let seen: FlowLandmark?
    /// What the replay showed; nil if the step could not be taken.
    let shown: FlowLandmark?

    var description: String {
        let reason =
            if let seen, let shown { "its replay shows \(shown) where you saw \(seen)" } else {
                "its text is not on the tests' screen"
            }
        return
            "\(line) cannot be replayed, because \(reason). It can in a terminal of 80x24, if each screen has loaded "
            + "before the next key"
    }
}
