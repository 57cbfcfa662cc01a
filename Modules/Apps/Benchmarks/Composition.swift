import Coordinator
import Foundation
import Interactor
import Model
import SQLite
import Sample

extension Main {
    /// The rows of the report, a folder or file of `Rows` a line.
    static var all: [Benchmark] {
        bindingRows
            + frameRows
            + widthRows
            + snapshotRows
            + demoRows
            + searchRows
            + listsRows
            + guardRows
    }
}

/// The demo's app, on the sample and on `database`.
func makeApp(_ database: SQLiteDatabase) -> AppCoordinator {
    AppCoordinator(
        dependencies: Dependencies(
            users: SampleUsers(), pictures: SamplePictures(), pictureDecoder: PPMDecoder(),
            photos: RecordedPhotos.sample(), bookmarks: database,
            lists: SQLiteLists(in: database), stamps: Stamps(now: { .now }, makeID: { UUID() }),
            shop: RecordedShop.sample(), feed: SampleFeed(), signUp: SampleSignUp(), settings: database,
            clock: ContinuousClock(),
            localization: Localization(
                locale: Locale(identifier: "en_GB"), calendar: Calendar(identifier: .gregorian), timeZone: .gmt)))
}
