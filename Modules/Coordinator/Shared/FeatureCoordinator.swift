/// A coordinator that builds the first screen of a place, and opens further screens by their links.
public protocol FeatureCoordinator: LinkOpener {
    /// The count on the tab; 0 hides the badge.
    var badge: Int { get }

    /// Builds and pushes the first screen.
    func start()
}

extension FeatureCoordinator {
    /// Returns 0: most features show no count.
    public var badge: Int { 0 }

    /// Throws `NotFound`: a feature with one screen has no further links.
    public func open(_ part: String) async throws(NotFound) { throw NotFound(part) }
}

/// A coordinator that can follow a link from its own screen to the next one.
public protocol LinkOpener: AnyObject {
    /// Opens the screen with the name `part`, and selects the row that leads to it, as the user would.
    ///
    /// If the list with that row could not be loaded, the method opens nothing and throws nothing, because the list
    /// already reports the failure.
    ///
    /// - Throws: `NotFound` if no screen has that name.
    func open(_ part: String) async throws(NotFound)
}

/// The error for a link with a part that names no screen.
public nonisolated struct NotFound: Error, Equatable {
    public let part: String

    public init(_ part: String) { self.part = part }
}
