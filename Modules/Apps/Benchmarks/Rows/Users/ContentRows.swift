import Model
import ViewModel

/// The time of giving 100,000 people and their bookmarks to the view; its rows are created lazily.
var contentRows: [Benchmark] {
    [
        Benchmark(name: "users.content.100k", unit: "ns") {
            let directory = UserDirectory(firstPage: UserPage(users: Person.all))
            let bookmarks = Bookmarks(Person.all.prefix(100))
            var rowCount = 0
            let time = nanoseconds(per: 100_000) {
                rowCount += UsersListContent(model: .some(directory), found: nil, bookmarks: bookmarks).rows.count
            }
            return rowCount > 0 ? time : .infinity
        }
    ]
}
