import Interactor
import Testing
import ViewModel

@Suite("The text of an error of a recorded answer")
struct RecordingErrorTextTests {
    @Test(
        "names the file, what was expected and what is there",
        arguments: [
            (RecordingError.missing(path: "/a"), "The file /a does not exist"),
            (.folder(path: "/a"), "/a is a folder: name a file in it"),
            (.forbidden(path: "/a"), "You have no permission to read the file /a"),
            (.tooLarge(path: "/a", limit: 64 * 1024 * 1024), "The file /a is too large: the limit is 64 MB"),
            (.unreadable(path: "/a", reason: "I/O error"), "The file /a cannot be read: I/O error"),
        ])
    func text(error: RecordingError, expected: String) {
        #expect(error.text == expected)
    }
}
