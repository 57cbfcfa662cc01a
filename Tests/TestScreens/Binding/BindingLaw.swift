public import Shell
public import Testing

/// A screen and the objects behind it, with a binding that a test can remove.
@MainActor
public protocol BoundScreen: AnyObject {
    associatedtype Front

    /// The screen.
    var screen: Front { get }

    /// Everything on the screen that the binding may change.
    var shown: Shown { get }

    /// Removes the binding: from now on the screen is not notified.
    func unbind()

    /// Binds the screen again, as its coordinator does.
    func bind()

    /// Waits, at the end of a test, for the work that a change has started.
    func finish() async
}

extension BoundScreen where Front: Screen {
    public var shown: Shown { Shown(screen) }
}

extension BoundScreen {
    /// Does nothing by default, because most changes start no work that must be awaited.
    public func finish() async {}
}

/// Checks the binding: a bound screen follows a change; an unbound screen does not, until it is bound again.
///
/// - Parameters:
///   - change: A change to the objects behind the screen.
///   - make: Makes a bound screen and the objects behind it; each call must make an equal screen.
@MainActor
public func expectBindingUpdatesScreen<Module: BoundScreen>(
    after change: @MainActor (Module) async throws -> Void, sourceLocation: SourceLocation = #_sourceLocation,
    make: () async throws -> Module
) async throws {
    let (bound, unbound) = (try await make(), try await make())
    let before = unbound.shown
    #expect(bound.shown == before, "two screens made in the same way differ", sourceLocation: sourceLocation)
    unbound.unbind()
    try await change(bound)
    try await change(unbound)
    let after = bound.shown
    #expect(after != before, "the bound screen does not follow the change", sourceLocation: sourceLocation)
    #expect(unbound.shown == before, "the unbound screen follows the change", sourceLocation: sourceLocation)
    unbound.bind()
    #expect(
        unbound.shown.withoutPrompt == after.withoutPrompt, "the screen bound again is not up to date",
        sourceLocation: sourceLocation)
    for module in [bound, unbound] { await module.finish() }
}
