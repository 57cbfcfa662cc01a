import Foundation
import TestDoubles
import TestKit
import Testing

@testable import Demo

@MainActor
@Suite("The source of people in a headless run", .leakChecks)
struct UsersSourceTests {
    @Test("The age on the screen is computed from the date of birth, whatever age the file gives")
    func age() async throws {
        let folder = try TemporaryFolder()
        let date = (Date.now - 33.5 * 365.25 * 24 * 3600).formatted(.iso8601)
        let person = UserAnswer.user(("1992-03-08T15:13:16.688Z", date), (#""age":33"#, #""age":20"#))
        let path = try folder.write(UserAnswer.page([person]), to: "people.json")
        let detail = try await headlessScreen("--screen", "user-detail", "--users", path)
        #expect(detail.contains("33 years old"), "\(detail)")
    }

    @Test(
        "The app does not start if the URL for people is not a web address",
        arguments: ["ftp://127.0.0.1/", "file:///people.json", "http:///path", "https://", "://"])
    func otherAddress(address: String) throws {
        let error = #expect(throws: UsageError.self) { try safeComposition(["--users", address]) }
        let expected = "an http or https URL with a host, or the path of a file"
        #expect(error?.description == "--users: expected \(expected); got '\(address)'")
    }

    @Test(
        "An address without a scheme is refused, and the error suggests an existing file or a URL",
        arguments: [
            "localhost:8080", "127.0.0.1:9/api/", "127.0.0.1:9/people.json", "randomuser.me",
            "randomuser.me/api/?nat=de", "people.txt",
        ])
    func addressWithoutScheme(address: String) throws {
        let error = #expect(throws: UsageError.self) { try safeComposition(["--users", address]) }
        let expected = "an existing file, or a URL such as http://\(address)"
        #expect(error?.description == "--users: expected \(expected); got '\(address)'")
    }

    @Test(
        "A value that does not look like an address is a file's path, even if the file does not exist",
        arguments: ["people.json", "v1.2/people.json", "people", "./a.b", "../a.b/c", "/a.b/c", "folder/a.b", "a:b"])
    func missingFile(path: String) throws {
        #expect(throws: Never.self) { try safeComposition(["--users", path]) }
    }
}
