import Model
import TestDoubles
import Testing

@Suite("A feed of photos")
struct PhotoFeedTests {
    @Test("A feed of photos appends pages in order, and counts them from 0")
    func pages() {
        #expect(PhotoFeed().pageCount == 0 && PhotoFeed().hasMoreData)
        let feed = PhotoFeed().appending(.sample(1)).appending(.sample(2, count: 3))
        #expect(feed.photos.map(\.id) == (0..<13).map { "photo-\($0)" })
        #expect(feed.pageCount == 2)
    }

    @Test("A feed of photos records the page number of each entry that could not be read")
    func skippedPages() {
        let skipped = SkippedEntry(FormatError(path: "id", expected: .text, found: .nothing))
        #expect(skipped.page == 1)
        let page = PhotoPage(photos: [.sample(number: 0)], skipped: [skipped], hasNextPage: true)
        #expect(PhotoFeed().appending(page).appending(page).skipped.map(\.page) == [1, 2])
    }

    @Test("A feed of photos keeps the first of several photos with the same id, on one page or on two")
    func duplicates() {
        let again = PhotoPage(
            photos: [.sample(number: 9), .sample(number: 10), .sample(number: 10)], hasNextPage: true)
        let feed = PhotoFeed().appending(.sample(1)).appending(again)
        #expect(feed.photos.map(\.id) == (0..<11).map { "photo-\($0)" })
    }

    @Test(
        "A feed of photos is complete after an empty page, or after a page that names no next page",
        arguments: [(10, true, true), (1, true, true), (10, false, false), (0, true, false), (0, false, false)])
    func end(count: Int, hasNextPage: Bool, hasMoreData: Bool) {
        let feed = PhotoFeed().appending(.sample(1, count: count, hasNextPage: hasNextPage))
        #expect(feed.hasMoreData == hasMoreData)
    }

    @Test("A feed of photos continues after a page without new photos, but not after three in a row or the last page")
    func needsNextPage() {
        var feed = PhotoFeed()
        let pages: [PhotoPage] = Array(repeating: .unreadable(), count: 2) + Array(repeating: .sample(1), count: 5)
        let answers = pages.map { page in
            feed = feed.appending(page)
            return feed.needsNextPage
        }
        #expect(answers == [true, true, false, true, true, false, true])
        #expect(!feed.appending(.sample(1, hasNextPage: false)).needsNextPage)
    }

    @Test("A feed of photos keeps the latest total number of photos that a page stated")
    func total() {
        let page = PhotoPage.sample(1).withTotal(12)
        #expect(page.photos == PhotoPage.sample(1).photos && page.hasNextPage)
        #expect(PhotoFeed().appending(page).appending(.sample(2)).total == 12)
    }

    @Test(
        "A photo's colour is read from six hexadecimal digits after a number sign",
        arguments: [
            ("#60544D", PhotoColor(red: 0x60, green: 0x54, blue: 0x4D)),
            ("#ffffff", PhotoColor(red: 255, green: 255, blue: 255)),
            ("60544D", nil), ("#60544", nil), ("#60544DD", nil), ("#+0544D", nil), ("", nil), ("#éééééé", nil),
        ])
    func hexadecimal(text: String, color: PhotoColor?) {
        #expect(PhotoColor(hexadecimal: text) == color)
    }
}
