public import Testing
import TextSnapshots
public import TextUI
import TextUISnapshots

/// Checks that a screen shows what it did, and, in the standard size, that a screen reader would say what it did.
public func expectScreen(
    _ frame: Frame, named name: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
    expectSnapshot(of: frame, as: .screen, named: name, sourceLocation: sourceLocation)
    guard frame.grid.size == ScreenSize.standard.size else { return }
    let transcript = [name, "transcript"].compactMap(\.self).joined(separator: "-")
    expectSnapshot(of: frame, as: .transcript, named: transcript, sourceLocation: sourceLocation)
}
