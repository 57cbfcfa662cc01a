import Interactor
import Testing

@Suite("What a user is told of an error")
struct ErrorMessageTests {
    private struct Reason: Error, CustomStringConvertible {
        let description: String
    }

    @Test(
        "of a service",
        arguments: [
            (NetworkError.invalidURL, "Invalid URL"), (.noData, "No data received"),
            (.decodingError(Reason(description: "no results")), "Failed to decode data: no results"),
            (.networkError(Reason(description: "refused")), "Network error: refused"),
            (.httpError(404), "HTTP error with status code: 404"),
        ])
    func network(error: NetworkError, expected: String) {
        #expect(error.message == expected)
    }

    @Test("tells two errors of a service apart")
    func networkEquality() {
        #expect(NetworkError.httpError(404) == .httpError(404))
        #expect(NetworkError.httpError(404) != .httpError(429))
        #expect(Set([NetworkError.noData, .noData, .invalidURL]).count == 2)
    }

    @Test(
        "of the shop says what it is about, and whether asking again may help",
        arguments: [
            (ShopError.noProduct(id: "tea"), "The shop has no product “tea”.", false),
            (.unreadable(detail: "no name"), "The catalogue cannot be read: no name", true),
            (.unavailable(reason: "closed"), "The shop does not answer: closed", true),
        ])
    func shop(error: ShopError, expected: String, mayPass: Bool) {
        #expect(error.message == expected)
        #expect(error.mayPass == mayPass)
    }

    @Test(
        "of signing up",
        arguments: [
            (SignUpError.nicknameTaken("ada"), "The nickname “ada” is taken."),
            (.unavailable(reason: "closed"), "Signing up is not possible: closed"),
        ])
    func signUp(error: SignUpError, expected: String) {
        #expect(error.message == expected)
    }

    @Test(
        "of a photo service, each its own",
        arguments: [
            (APIError.invalidURLError, "address"), (.openAddress, "https"), (.invalidDataError, "no data"),
            (.serverError(statusCode: 401), "access key"), (.serverError(statusCode: 503), "503"),
            (.unknownError, "connection"), (.decodeError, "other than photos"),
            (.missingAccessKey, "set UNSPLASH_ACCESS_KEY"),
            (.malformedAccessKey, "UNSPLASH_ACCESS_KEY holds a space"), (.rateLimited, "too often"),
            (.unreadable(detail: "The file /a does not exist"), "The file /a does not exist"),
        ])
    func api(error: APIError, part: String) {
        #expect(error.message.contains(part))
    }

    @Test(
        "of a store names the database and a way on",
        arguments: [
            (StoreError.notADatabase(path: "/d/f"), ["/d/f", "not a database", "another folder"]),
            (.readOnly(path: "/d/f"), ["database /d/f", "read-only", "Allow writing"]),
            (.locked(path: "/d/f"), ["database /d/f", "locked", "try again"]),
            (.newerSchema(path: "/d/f", found: 9, supported: 1), ["database /d/f", "9", "1", "Update"]),
            (.corrupt(path: "/d/f", detail: "no name"), ["database /d/f", "no name"]),
            (.failed(path: "/d/f", detail: "disk I/O error"), ["database /d/f", "disk I/O error"]),
        ])
    func store(error: StoreError, parts: [String]) {
        for part in parts { #expect(error.message.contains(part)) }
    }
}
