/// Everyone who wants to hear of a source's changes, each held weakly.
///
/// A source hands itself over with each change, so that no closure needs to capture it:
///
///     final class Counter {
///         private(set) var model = 0 { didSet { modelDidUpdate(self) } }
///         let modelDidUpdate = Listeners<Counter>()
///     }
///
/// The laws:
/// - Listeners hear of a change in the order in which they were added, each once.
/// - A listener that was freed is not called, and is forgotten at the next change.
/// - A listener that is added during a change hears of the next one, not of this.
/// - A change that a listener makes is told at once; the rest then still hear of the one before. As they are handed the
///   source, they never see an old model after a new one.
public final class Listeners<Source: AnyObject> {
    private var listeners: [Listener] = []

    /// Nobody, to begin with.
    public init() {}

    /// Calls `react` with `owner` and the source after each change, for as long as `owner` lives.
    ///
    /// `owner` is handed over, too: a closure that captured it strongly would keep it alive.
    public func add<Owner: AnyObject>(_ owner: Owner, _ react: @escaping (Owner, Source) -> Void) {
        // Both are what they were stored as; checked casts make a change cost half as much again (62 ns to 90).
        listeners.append(
            Listener(owner: owner) { owner, source in
                react(unsafeDowncast(owner, to: Owner.self), unsafeDowncast(source, to: Source.self))
            })
    }

    /// Tells every living listener that `source` has changed.
    ///
    /// Complexity: O(listeners).
    public func callAsFunction(_ source: Source) {
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
