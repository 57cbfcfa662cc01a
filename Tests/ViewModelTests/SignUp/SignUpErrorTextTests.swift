import Interactor
import Testing
import ViewModel

@Suite("The text of a sign-up error")
struct SignUpErrorTextTests {
    @Test(
        "says why the sign-up failed",
        arguments: [
            (SignUpError.nicknameTaken("ada"), "The nickname “ada” is taken. Choose another one."),
            (.unavailable(.httpError(503)), "Sign-up failed: HTTP error with status code: 503. Wait a while."),
        ])
    func text(error: SignUpError, expected: String) {
        #expect(error.text == expected)
    }
}
