public import Shell
public import Testing

/// A screen, with what stands behind it, whose binding a test can cut.
@MainActor
public protocol BoundScreen: AnyObject {
    associatedtype Front

    /// The screen.
    var screen: Front { get }

    /// Everything of the screen that its binding may move.
    var shown: Shown { get }

    /// Ends the binding: from now on the screen is told nothing.
    func cut()

    /// Binds the screen again, as its coordinator did first.
    func bind()

    /// Waits at the end for what a change has begun.
    func finish() async
}

extension BoundScreen where Front: Screen {
    public var shown: Shown { Shown(screen) }
}

extension BoundScreen {
    /// Does nothing: most changes begin nothing, or nothing that ends.
    public func finish() async {}
}

/// Checks the law of the binding: bound, a screen moves; cut, it stands still; bound again, it has caught up.
///
/// - Parameters:
///   - change: What happens behind the screen.
///   - make: Makes the screen and what stands behind it, each time the same; the screen is bound.
@MainActor
public func expectBindingCarriesWhatShows<Module: BoundScreen>(
    after change: @MainActor (Module) async throws -> Void, sourceLocation: SourceLocation = #_sourceLocation,
    make: () async throws -> Module
) async throws {
    let (bound, cut) = (try await make(), try await make())
    let before = cut.shown
    #expect(bound.shown == before, "made the same way, they differ", sourceLocation: sourceLocation)
    cut.cut()
    try await change(bound)
    try await change(cut)
    let after = bound.shown
    #expect(after != before, "bound, the screen stands still", sourceLocation: sourceLocation)
    #expect(cut.shown == before, "cut, the screen moves", sourceLocation: sourceLocation)
    cut.bind()
    #expect(
        cut.shown.withoutPrompt == after.withoutPrompt, "bound again, the screen has not caught up",
        sourceLocation: sourceLocation)
    for module in [bound, cut] { await module.finish() }
}
