import Terminal
import TextUI

/// The frames drawn and encoded per second, the bytes per frame, and the time for an unchanged frame.
var frameRows: [Benchmark] {
    scroll("frame.scroll.latin", ScrollWorkload.latin) + scroll("frame.scroll.mixed", ScrollWorkload.mixed) + [
        Benchmark(name: "frame.list.1M", unit: "fps") {
            framesPerSecond(ScrollWorkload(rows: ScrollWorkload.latin, count: 1_000_000)).rate
        },
        Benchmark(name: "frame.idle", unit: "µs") { idle() },
    ]
}

private let frameCount = 5000

private func scroll(_ name: String, _ rows: [ScrollWorkload.Row]) -> [Benchmark] {
    let workload = ScrollWorkload(rows: rows, count: rows.count)
    return [
        Benchmark(name: name, unit: "fps") { framesPerSecond(workload).rate },
        Benchmark(
            name: "\(name).bytes", unit: "bytes a frame", run: { framesPerSecond(workload).bytes }, warmUps: 0,
            repetitions: 1),
    ]
}

/// Returns the frames per second and the bytes per frame, not counting the first frame, which draws everything.
private func framesPerSecond(_ workload: ScrollWorkload) -> (rate: Double, bytes: Double) {
    var workload = workload
    _ = workload.step(0)
    var bytes = 0
    let time = ContinuousClock().measure {
        for index in 1...frameCount { bytes += workload.step(index) }
    }
    return (Double(frameCount) / time.seconds, Double(bytes) / Double(frameCount))
}

/// Returns the time to compare two equal frames, for which nothing has to be sent.
private func idle() -> Double {
    let workload = ScrollWorkload(rows: ScrollWorkload.mixed, count: 1000)
    let (previous, next) = (workload.frame(scrolledTo: 5), workload.frame(scrolledTo: 5))
    let writer = FrameWriter(theme: .dark, depth: .ansi256)
    var bytes = 0
    let time = nanoseconds(per: 10_000) { bytes += writer.bytes(from: previous, to: next).count }
    return bytes == 0 ? time / 1000 : .infinity
}
