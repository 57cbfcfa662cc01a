/// A source's listeners, each held weakly and called after every change.
///
/// Each listener is passed the source, so that no closure needs to capture it:
///
///     final class Counter {
///         private(set) var model = 0 { didSet { modelDidUpdate(self) } }
///         let modelDidUpdate = Listeners<Counter>()
///     }
///
/// The laws:
/// - Listeners are called in the order in which they were added, once for each change.
/// - A freed listener is not called, and its entry is removed at the next change.
/// - A listener added during a change is first called for the next one.
/// - If a listener changes the source, all listeners are called for that change at once. The remaining listeners are
///   then still called for the first change. Because they are passed the source, they never see an old model after a
///   new one.
public final class Listeners<Source: AnyObject> {
    private var listeners: [Listener] = []

    /// Creates a list without listeners.
    public init() {}

    /// Calls `react` with `owner` and the source after each change, as long as `owner` lives.
    ///
    /// `owner` is passed to `react`, because a closure that captured it strongly would keep it alive.
    public func add<Owner: AnyObject>(_ owner: Owner, _ react: @escaping (Owner, Source) -> Void) {
        // Both have the types that they were added with, so the casts are safe. Checked casts would cost 90 ns a
        // change, not 62.
        listeners.append(
            Listener(owner: owner) { owner, source in
                react(unsafeDowncast(owner, to: Owner.self), unsafeDowncast(source, to: Source.self))
            })
    }

    /// Calls every living listener with `source`.
    ///
    /// Complexity: O(listeners).
    public func callAsFunction(_ source: Source) {
        Trace.note(.changed(source))
        var someAreGone = false
        for listener in listeners {
            guard let owner = listener.owner else {
                someAreGone = true
                continue
            }
            listener.react(owner, source)
        }
        if someAreGone { listeners.removeAll { $0.owner == nil } }
    }
}

/// A non-generic class: copying weak references and looking up generic metadata would dominate the call.
private final class Listener {
    weak var owner: AnyObject?
    let react: (_ owner: AnyObject, _ source: AnyObject) -> Void

    init(owner: AnyObject, react: @escaping (AnyObject, AnyObject) -> Void) {
        self.owner = owner
        self.react = react
    }
}
