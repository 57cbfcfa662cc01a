import Coordinator
import Foundation
import Model
import SQLite
import Sample
import TextUI

/// From nothing to the first screen with people on it: the sample is read, its first page decoded, laid out and drawn.
var demoRows: [Benchmark] {
    [
        Benchmark(name: "demo.first-frame", unit: "ms") {
            let clock = ContinuousClock()
            let start = clock.now
            let store = SQLiteDatabase.inMemory()
            let app = AppCoordinator(
                dependencies: Dependencies(
                    users: SampleUsers(), pictures: SamplePictures(), pictureDecoder: PPMDecoder(),
                    bookmarks: store, shop: SampleShop(), settings: store, clock: clock,
                    localization: Localization(
                        locale: Locale(identifier: "en_GB"), calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
                ))
            let pilot = Pilot(app: app, size: Size(width: 80, height: 24))
            await pilot.start(at: .users)
            let text = pilot.frame().grid.plainText
            return text.isEmpty ? 0 : (clock.now - start).milliseconds
        }
    ]
}
