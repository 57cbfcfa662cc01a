import Model
import ViewModel

/// The time to make the view's content from 100,000 people and the bookmarks; the rows are created lazily.
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
