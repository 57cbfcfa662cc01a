import Testing
import ViewModel

@Suite("The words of the photos' screens")
struct PhotosWordsTests {
    @Test(
        "are as a view shows them",
        arguments: [
            (PhotosWords.title, "Photos"), (PhotosWords.loading, "Loading photos"),
            (PhotosWords.searchTitle, "Search photos"), (PhotosWords.searchPlaceholder, "such as mountains"),
            (PhotosWords.searching, "Searching photos"),
        ])
    func words(word: String, expected: String) {
        #expect(word == expected)
    }
}
