import Model
import TestDoubles
import Testing

@Suite("Photos")
struct PhotoTests {
    @Test("a feed counts its pages, and keeps their order")
    func pages() {
        let feed = PhotoFeed().appending(.sample(1)).appending(.sample(2, count: 3))
        #expect(feed.photos.map(\.id) == (0..<13).map { "photo-\($0)" })
        #expect(feed.pageCount == 2)
    }

    @Test("a photo that is on two pages, or twice on one, is kept once, where it came first")
    func duplicates() {
        let again = PhotoPage(
            photos: [.sample(number: 9), .sample(number: 10), .sample(number: 10)], hasNextPage: true)
        let feed = PhotoFeed().appending(.sample(1)).appending(again)
        #expect(feed.photos.map(\.id) == (0..<11).map { "photo-\($0)" })
    }

    @Test(
        "the end is an empty page, or one without a next",
        arguments: [(10, true, true), (1, true, true), (10, false, false), (0, true, false), (0, false, false)])
    func end(count: Int, hasNextPage: Bool, hasMoreData: Bool) {
        let feed = PhotoFeed().appending(.sample(1, count: count, hasNextPage: hasNextPage))
        #expect(feed.hasMoreData == hasMoreData)
    }

    @Test("a page of nothing but what cannot be read is not the end")
    func unreadable() {
        let page = PhotoPage(photos: [], skipped: [SkippedPhoto(index: 0, reason: "no id")], hasNextPage: true)
        let feed = PhotoFeed().appending(page).appending(page)
        #expect(feed.hasMoreData)
        #expect(feed.skipped.count == 2)
    }

    @Test("a page that adds no photo leads on to the next, but for every third in a row, and the last")
    func leadsOn() {
        var feed = PhotoFeed().appending(.sample(1))
        #expect(!feed.leadsOn)
        let answers = (1...6).map { _ in
            feed = feed.appending(.sample(1))
            return feed.leadsOn
        }
        #expect(answers == [true, true, false, true, true, false])
        feed = feed.appending(.sample(2)).appending(.sample(2))
        #expect(feed.leadsOn)
        #expect(!feed.appending(.sample(2, hasNextPage: false)).leadsOn)
    }

    @Test(
        "a colour is six hexadecimal digits after a hash",
        arguments: [
            ("#60544D", PhotoColor(red: 0x60, green: 0x54, blue: 0x4D)),
            ("#ffffff", PhotoColor(red: 255, green: 255, blue: 255)),
            ("60544D", nil), ("#60544", nil), ("#60544DD", nil), ("#+0544D", nil), ("", nil), ("#éééééé", nil),
        ])
    func color(text: String, color: PhotoColor?) {
        #expect(PhotoColor(hexadecimal: text) == color)
    }
}
