import Interactor
import Testing

@Suite("An error of a photo service")
struct APIErrorTests {
    @Test(
        "has a message of its own",
        arguments: [
            (APIError.invalidURLError, "address"), (.openAddress, "https"), (.invalidDataError, "no data"),
            (.serverError(statusCode: 401), "access key"), (.serverError(statusCode: 503), "503"),
            (.unknownError, "connection"), (.decodeError, "other than photos"),
            (.missingAccessKey, "set UNSPLASH_ACCESS_KEY"),
            (.malformedAccessKey, "UNSPLASH_ACCESS_KEY holds a space"), (.rateLimited, "too often"),
            (.unreadable(detail: "The file /a does not exist"), "The file /a does not exist"),
        ])
    func message(error: APIError, part: String) {
        #expect(error.message.contains(part))
    }
}
