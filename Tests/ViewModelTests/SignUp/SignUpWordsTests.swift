import Testing
import ViewModel

@Suite("The words of the sign-up form")
struct SignUpWordsTests {
    @Test(
        "are as a view shows them",
        arguments: [
            (SignUpWords.title, "Sign Up"), (SignUpWords.done, "Done"), (SignUpWords.leave, "Leave"),
            (SignUpWords.stay, "Stay"), (SignUpWords.accept(isAccepted: false), "accept"),
            (SignUpWords.accept(isAccepted: true), "decline"),
            (SignUpWords.nextField(isAtEnd: true), "first field"),
            (SignUpWords.nextField(isAtEnd: false), "next field"),
        ])
    func words(word: String, expected: String) {
        #expect(word == expected)
    }
}
