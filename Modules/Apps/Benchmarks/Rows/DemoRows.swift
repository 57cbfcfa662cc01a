import Coordinator
import SQLite
import Shell
import TextUI

/// The time from creating the app to its first screen with data, and the time to draw one frame of the whole app.
///
/// The time to the first screen includes its layout and drawing, but not reading the sample data, because the warm-up
/// run has already read the data. The frame includes the tabs and the key bar, but no transcript.
var demoRows: [Benchmark] {
    [
        Benchmark(name: "demo.first-frame", unit: "ms") {
            let clock = ContinuousClock()
            let start = clock.now
            let pilot = Pilot(app: makeApp(.inMemory()), size: Size(width: 80, height: 24))
            pilot.start()
            await pilot.settle()
            let text = pilot.frame().grid.plainText
            return text.isEmpty ? 0 : (clock.now - start).milliseconds
        },
        Benchmark(name: "demo.frame", unit: "µs") {
            let size = Size(width: 80, height: 24)
            let app = makeApp(.inMemory())
            let pilot = Pilot(app: app, size: size)
            pilot.start()
            await pilot.settle()
            var width = 0
            let time = nanoseconds(per: 2_000) {
                width += app.draw(size: size, tick: 0, appearance: Appearance(), transcribes: false).grid.size.width
            }
            return width == 0 ? .infinity : time / 1000
        },
    ]
}
