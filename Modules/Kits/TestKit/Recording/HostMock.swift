public import TextUI

/// Records what an app asks of what it runs in.
@MainActor
public final class HostMock: AppHost {
    /// One of the things that an app can ask for.
    public enum Call: Hashable, Sendable {
        case quit
        case suspend
        case copy(String)
    }

    /// What it was asked for so far, in order.
    public private(set) var calls: [Call] = []

    /// A host that has not been asked for anything.
    public init() {}

    public func quit() { calls.append(.quit) }
    public func suspend() { calls.append(.suspend) }
    public func copy(_ text: String) { calls.append(.copy(text)) }
}
