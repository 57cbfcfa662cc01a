import Coordinator
import Foundation
import Interactor
import Model
import SQLite
import Sample

extension Main {
    /// The rows of the report, one line for each file or folder in `Rows`.
    static var all: [Benchmark] {
        bindingRows + traceRows
            + frameRows
            + widthRows
            + snapshotRows
            + demoRows
            + searchRows
            + contentRows
            + listsRows
            + guardRows
    }
}

/// Returns the demo's app with the bundled data and `database`.
func makeApp(_ database: SQLiteDatabase) -> AppCoordinator {
    AppCoordinator(
        dependencies: Dependencies(
            users: SampleUsers(), pictures: SamplePictures(), pictureDecoder: PPMDecoder(),
            photos: RecordedPhotos.sample(), bookmarks: database,
            lists: SQLiteLists(in: database), stamps: Stamps(now: { .now }, makeID: { UUID() }),
            shop: RecordedShop.sample(), likes: RecordedShop.sample(), feed: SampleFeed(), signUp: SampleSignUp(),
            settings: database, storage: database, clock: ContinuousClock(),
            localization: Localization(
                locale: Locale(identifier: "en_GB"), calendar: Calendar(identifier: .gregorian), timeZone: .gmt)))
}
