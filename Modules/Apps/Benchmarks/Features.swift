import Coordinator
import Foundation
import Interactor
import SQLite
import Sample

/// Adds the features of the measured app and their benchmarks; the app uses the bundled data and `database`.
func addFeatures(to list: inout MeasuredFeatures, on database: SQLiteDatabase, _ shared: SharedDependencies) {
    let users = list.add(
        UsersFeature(
            service: SampleUsers(), pictures: SamplePictures(), pictureDecoder: PPMDecoder(), store: database, shared),
        rows: searchRows + contentRows)
    list.add(PhotosFeature(service: RecordedPhotos.sample(), shared))
    list.add(
        ListsFeature(
            database: SQLiteLists(in: database), idsAndDates: IDsAndDates(now: { .now }, makeID: UUID.init), shared),
        rows: listsRows)
    list.add(
        ShopFeature(service: RecordedShop.sample(), likes: RecordedShop.sample(), store: database, shared))
    list.add(FeedFeature(service: SampleFeed(), shared))
    list.add(MoreFeature())
    list.add(
        ProfileFeature(
            service: users.service, bookmarks: users.bookmarks, style: .immutable, shared, onShowUser: users.showUser))
    list.add(SignUpFeature(service: SampleSignUp(), shared))
    list.add(SettingsFeature(store: database, shared))
    // New features go above this line.
}
