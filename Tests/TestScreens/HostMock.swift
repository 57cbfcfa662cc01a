public import TextUI

/// A host that records the app's requests.
@MainActor
public final class HostMock: AppHost {
    /// A request that an app can make.
    public enum Call: Hashable, Sendable {
        case quit
        case suspend
        case copy(String)
    }

    /// Whether the host has a clipboard.
    public var hasClipboard = true
    /// The requests so far, in order.
    public private(set) var calls: [Call] = []

    /// Creates a host without requests.
    public init() {}

    public func quit() { calls.append(.quit) }
    public func suspend() { calls.append(.suspend) }

    public func copy(_ text: String) -> Bool {
        calls.append(.copy(text))
        return hasClipboard
    }
}
