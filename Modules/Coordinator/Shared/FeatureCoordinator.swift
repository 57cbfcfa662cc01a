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
