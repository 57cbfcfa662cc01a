import Testing
import ViewModel

@Suite("The words of the profile")
struct ProfileWordsTests {
    @Test(
        "The words of the profile are as a view shows them",
        arguments: [
            (ProfileWords.title, "Profile"), (ProfileWords.loading, "Loading the profile"),
            (ProfileWords.refreshing, "Refreshing"),
        ])
    func words(word: String, expected: String) {
        #expect(word == expected)
    }
}
