public import Shell
public import Testing

/// A screen and the objects behind it, with a binding that a test can remove.
@MainActor
public protocol BoundScreen: AnyObject {
    associatedtype Front

    /// The screen.
    var screen: Front { get }

    /// Everything on the screen that its binding may change.
    var shown: Shown { get }

    /// Removes the binding: from now on the screen is not notified.
    func cut()

    /// Binds the screen again, as its coordinator did first.
    func bind()

    /// Waits at the end for work that a change has started.
    func finish() async
}

extension BoundScreen where Front: Screen {
    public var shown: Shown { Shown(screen) }
}

extension BoundScreen {
    /// Does nothing by default: most changes start no work that ends.
    public func finish() async {}
}

/// Checks the binding: a bound screen follows a change, an unbound screen does not, and rebinding brings it up to date.
///
/// - Parameters:
///   - change: A change of the objects behind the screen.
///   - make: Makes a bound screen and the objects behind it, equal each time.
@MainActor
public func expectBindingUpdatesScreen<Module: BoundScreen>(
    after change: @MainActor (Module) async throws -> Void, sourceLocation: SourceLocation = #_sourceLocation,
    make: () async throws -> Module
) async throws {
    let (bound, cut) = (try await make(), try await make())
    let before = cut.shown
    #expect(bound.shown == before, "two screens made alike differ", sourceLocation: sourceLocation)
    cut.cut()
    try await change(bound)
    try await change(cut)
    let after = bound.shown
    #expect(after != before, "the bound screen does not follow the change", sourceLocation: sourceLocation)
    #expect(cut.shown == before, "the unbound screen follows the change", sourceLocation: sourceLocation)
    cut.bind()
    #expect(
        cut.shown.withoutPrompt == after.withoutPrompt, "the screen bound again is not up to date",
        sourceLocation: sourceLocation)
    for module in [bound, cut] { await module.finish() }
}
