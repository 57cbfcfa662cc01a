/// Builds the first screen of a place, and opens further ones by their links.
public protocol FeatureCoordinator: LinkOpener {
    /// The count that the tab shows; 0 shows nothing.
    var badge: Int { get }

    /// Builds the first screen and pushes it.
    func start()
}

extension FeatureCoordinator {
    /// Returns 0: most features show no count.
    public var badge: Int { 0 }

    /// Finds nothing: a feature with one screen has no further links.
    public func open(_ part: String) async throws(NotFound) { throw NotFound(part) }
}

/// Opens the screens that lie one step behind the coordinator's own.
public protocol LinkOpener: AnyObject {
    /// Opens the screen that `part` of a link names, as the user would, with its row selected.
    ///
    /// It returns without a screen where the list could not be loaded, because the list says that itself.
    ///
    /// - Throws: If nothing has that name.
    func open(_ part: String) async throws(NotFound)
}

/// A part of a link that names nothing.
public nonisolated struct NotFound: Error, Equatable {
    public let part: String

    public init(_ part: String) { self.part = part }
}
