import Binding

/// The cost of one trace point when tracing is off.
var traceRows: [Benchmark] {
    let view = View()
    return [
        Benchmark(name: "trace.off", unit: "ns") {
            nanoseconds(per: 10_000_000) { Trace.notified(view, by: "didUpdate()") }
        }
    ]
}

private final class View {}
