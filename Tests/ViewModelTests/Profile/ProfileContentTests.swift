import Interactor
import Model
import TestDoubles
import Testing
import ViewModel

@Suite("The content of a profile")
struct ProfileContentTests {
    @Test("A profile's card has initials, name, age and place")
    func card() {
        let content = ProfileContent(model: Profile(user: .some(.sample(birth: .sample(age: 20))), age: 33))
        #expect(content.card?.initials == "AL" && content.card?.name == "Ada Lovelace")
        #expect(content.card?.ageLocationText == "33 years old • London, United Kingdom")
        #expect(!content.isLoading && content.problem == nil)
    }

    @Test("A profile shows the computed age, never the age that the service sent")
    func noAge() {
        let content = ProfileContent(model: Profile(user: .some(.sample())))
        #expect(content.card?.ageLocationText == "London, United Kingdom")
    }

    @Test(
        "A profile's bookmark button is named after its action",
        arguments: [(false, "Add Bookmark", Tone.accent), (true, "Remove Bookmark", .destructive)])
    func bookmark(isBookmarked: Bool, title: String, tone: Tone) {
        let card = ProfileContent(model: Profile(user: .some(.sample()), isBookmarked: isBookmarked)).card
        #expect(card?.bookmarkTitle == title && card?.bookmarkTone == tone)
    }

    @Test("A profile's content says what is being stored")
    func storing() {
        #expect(ProfileContent(model: Profile(isStoring: true)).storing == "your latest change to the bookmarks")
        #expect(ProfileContent(model: Profile()).storing == nil)
    }

    @Test("A profile keeps its person while another is being loaded, and if loading fails")
    func oldValue() {
        let refreshing = ProfileContent(model: Profile(user: .loading(.sample())))
        #expect(refreshing.isLoading && refreshing.card?.name == "Ada Lovelace")
        let failed = ProfileContent(model: Profile(user: .error(.noData, .sample())))
        #expect(failed.problem == "No data received. Wait a while." && failed.card?.name == "Ada Lovelace")
    }

    @Test("A profile offers a retry beside an error, unless the error says to start again")
    func advice() {
        for error in NetworkError.each {
            let content = ProfileContent(model: Profile(user: .error(error, nil)))
            #expect((content.reloadAction == nil) == (content.problem?.contains("tart again") == true))
        }
    }

    @Test(
        "The profile's title and its texts about loading are the expected ones",
        arguments: [
            (ProfileWords.title, "Profile"), (ProfileWords.loading, "Loading the profile"),
            (ProfileWords.refreshing, "Refreshing"),
        ])
    func words(word: String, expected: String) {
        #expect(word == expected)
    }
}
