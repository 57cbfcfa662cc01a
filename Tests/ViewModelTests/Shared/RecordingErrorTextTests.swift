import Interactor
import TestDoubles
import Testing
import ViewModel

@Suite("The text of an error of a recorded response")
struct RecordingErrorTextTests {
    @Test(
        "names the file and what is wrong with it, then says what to do; nothing else is to blame",
        arguments: [
            (RecordingError.missing(path: "/a"), "The file /a does not exist. Check the path."),
            (.folder(path: "/a"), "/a is a folder. Start again with the path of a file in it."),
            (.device(path: "/a"), "/a is a device. Start again with the path of a file."),
            (
                .forbidden(path: "/a"),
                "You have no permission to read the file /a. Change its permissions."
            ),
            (
                .tooLarge(path: "/a", limit: 256 * 1024 * 1024),
                "The file /a is larger than 256 MB. Start again with a smaller file."
            ),
            (.empty(path: "/a"), "The file /a is empty. Check the path."),
            (.unreadable(path: "/a", reason: "I/O error"), "The file /a cannot be read: I/O error. Check the file."),
            (
                .malformed(path: "/a", .missing("name")),
                "The file /a cannot be read: “name” is missing. Correct the file."
            ),
            (
                .failure(path: "/a", message: "Rate limit"),
                "The file /a holds only an error of its service: “Rate limit”. Start again with another file."
            ),
            (.pipe(path: "/a", nil), "Nothing came through the pipe /a. Start again and write to it."),
            (
                .pipe(path: "/a", .missing("name")),
                "The data from the pipe /a cannot be read: “name” is missing. Correct it and start again."
            ),
            (.noPictures, "A recorded file has no pictures, only their addresses."),
        ])
    func text(error: RecordingError, expected: String) {
        #expect(error.text == expected)
        #expect(NetworkError.recordingError(error).text == expected)
    }
}
