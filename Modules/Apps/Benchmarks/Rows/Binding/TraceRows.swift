import Binding

/// The cost of telling one listener of a change while nothing is traced, with the trace's hook and without it.
var traceRows: [Benchmark] {
    let (traced, plain, counter) = (Listeners<Counter>(), UntracedListeners<Counter>(), Counter())
    traced.add(counter) { counter, _ in counter.count += 1 }
    plain.add(counter) { counter, _ in counter.count += 1 }
    return [
        Benchmark(name: "trace.off", unit: "ns") { nanoseconds(per: changes) { traced(counter) } },
        Benchmark(name: "trace.off.without", unit: "ns") { nanoseconds(per: changes) { plain(counter) } },
    ]
}

private let changes = 1_000_000

private final class Counter {
    var count = 0
}

/// `Listeners` as it is, but for its one line about the trace.
private final class UntracedListeners<Source: AnyObject> {
    private var listeners: [UntracedListener] = []

    func add<Owner: AnyObject>(_ owner: Owner, _ react: @escaping (Owner, Source) -> Void) {
        listeners.append(
            UntracedListener(owner: owner) { owner, source in
                react(unsafeDowncast(owner, to: Owner.self), unsafeDowncast(source, to: Source.self))
            })
    }

    func callAsFunction(_ source: Source) {
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

private final class UntracedListener {
    weak var owner: AnyObject?
    let react: (_ owner: AnyObject, _ source: AnyObject) -> Void

    init(owner: AnyObject, react: @escaping (AnyObject, AnyObject) -> Void) {
        self.owner = owner
        self.react = react
    }
}
