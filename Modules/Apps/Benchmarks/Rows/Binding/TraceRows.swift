import Binding

/// What each place costs that could tell a trace something, while nothing is traced.
var traceRows: [Benchmark] {
    let view = View()
    return [
        Benchmark(name: "trace.off", unit: "ns") {
            nanoseconds(per: 10_000_000) { Trace.told(view, by: "didUpdate()") }
        }
    ]
}

private final class View {}
