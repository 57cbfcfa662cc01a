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

/// A coordinator that opens the screens one step after its own screen.
public protocol LinkOpener: AnyObject {
    /// Opens the screen with the name `part`, and selects its row, as the user would.
    ///
    /// If the list could not be loaded, it opens nothing and throws nothing, because the list already reports the
    /// failure.
    ///
    /// - Throws: If no screen has that name.
    func open(_ part: String) async throws(NotFound)
}

/// The error for a part of a link that names no screen.
public nonisolated struct NotFound: Error, Equatable {
    public let part: String

    public init(_ part: String) { self.part = part }
}
