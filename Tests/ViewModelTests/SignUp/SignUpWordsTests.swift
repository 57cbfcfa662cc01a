import Testing
import ViewModel

@Suite("The words of the sign-up form")
struct SignUpWordsTests {
    @Test(
        "are as a view shows them",
        arguments: [
            (SignUpWords.title, "Sign Up"), (SignUpWords.done, "Done"), (SignUpWords.leave, "Leave"),
            (SignUpWords.stay, "Stay"), (SignUpWords.accept, "accept"), (SignUpWords.decline, "decline"),
            (SignUpWords.firstField, "first field"), (SignUpWords.nextField, "next field"),
        ])
    func words(word: String, expected: String) {
        #expect(word == expected)
    }
}
