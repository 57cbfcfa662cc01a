public import Testing
import TextSnapshots
public import TextUI
import TextUISnapshots

/// Expects that a screen equals its snapshot and, in the standard size, that its transcript equals a second snapshot.
public func expectScreen(
    _ frame: Frame, named name: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
    expectSnapshot(of: frame, as: .screen, named: name, sourceLocation: sourceLocation)
    guard frame.grid.size == ScreenSize.standard.size else { return }
    let transcript = [name, "transcript"].compactMap(\.self).joined(separator: "-")
    expectSnapshot(of: frame, as: .transcript, named: transcript, sourceLocation: sourceLocation)
}
