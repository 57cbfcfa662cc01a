import Interactor
import Testing

@Suite("An error of signing up")
struct SignUpErrorTests {
    @Test(
        "says what was wrong",
        arguments: [
            (SignUpError.nicknameTaken("ada"), "The nickname “ada” is taken."),
            (.unavailable(reason: "closed"), "Signing up is not possible: closed"),
        ])
    func message(error: SignUpError, expected: String) {
        #expect(error.message == expected)
    }
}
