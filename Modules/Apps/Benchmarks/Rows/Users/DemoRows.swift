import Coordinator
import SQLite
import TextUI

/// From nothing to the first screen with people on it: the sample is read, its first page decoded, laid out and drawn.
var demoRows: [Benchmark] {
    [
        Benchmark(name: "demo.first-frame", unit: "ms") {
            let clock = ContinuousClock()
            let start = clock.now
            let pilot = Pilot(app: makeApp(.inMemory()), size: Size(width: 80, height: 24))
            await pilot.start(at: .users)
            await pilot.settle()
            let text = pilot.frame().grid.plainText
            return text.isEmpty ? 0 : (clock.now - start).milliseconds
        }
    ]
}
