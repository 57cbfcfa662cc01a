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
