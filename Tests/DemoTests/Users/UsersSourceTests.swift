import Foundation
import TestKit
import TestLoopback
import TestProcesses
import Testing

@testable import Demo

@MainActor
@Suite("The source of people in a headless run", .leakChecks)
struct UsersSourceTests {
    @Test("A file in the service's format is shown and searched whole")
    func file() async throws {
        let folder = try TemporaryFolder()
        let people = try folder.write(ServiceAnswer.of(1...60), to: "people.json")
        let first = try await headlessScreen("--in-memory", "--screen", "users", "--users", people)
        #expect(first.contains("Nr1 Example"))
        #expect(first.contains("│60 users"))
        let last = try await headlessScreen("--in-memory", "--screen", "users", "--users", people, "--keys", "end")
        #expect(last.contains("Nr60 Example"))
        let found = try await headlessScreen("--in-memory", "--screen", "users", "--users", people, "--keys", "/ nr60")
        #expect(found.contains("│1 of 60 users "), "\(found)")
    }

    @Test("A file that cannot be read gives an alert, which names it and blames no network")
    func unreadableFile() async throws {
        let folder = try TemporaryFolder()
        for (path, reason, allowsRetry) in [
            (folder.path, "is a folder", false), (folder.path(of: "missing.json"), "does not exist", true),
            ("/dev/zero", "is a device", false), (try folder.write("", to: "empty.json"), "is empty", true),
            (try folder.write("[", to: "cut.json"), "cannot be read: the JSON ends too early", true),
            (
                try folder.write(#"{"a": 1 "b": 2}"#, to: "comma.json"),
                "cannot be read: expected JSON, got a quotation mark at line 1, column 9.", true
            ),
        ] {
            let screen = try await headlessScreen("--in-memory", "--screen", "users", "--users", path)
            #expect(screen.contains("═ Error ═"), "\(screen)")
            #expect(screen.contains(allowsRetry ? "[ Retry ]    Cancel" : "[ OK ]"), "\(screen)")
            let transcript = try await headlessScreen(
                "--in-memory", "--screen", "users", "--users", path, "--as", "transcript")
            #expect(transcript.contains("\(path) \(reason)"), "\(transcript)")
            #expect(!transcript.contains("Network error"), "\(transcript)")
        }
    }

    @Test("A file without people leaves an empty list, which blames no connection")
    func emptyFile() async throws {
        let folder = try TemporaryFolder()
        let people = try folder.write(#"{"results": []}"#, to: "people.json")
        let screen = try await headlessScreen("--in-memory", "--screen", "users", "--users", people)
        #expect(screen.contains("No users available") && screen.contains("Refresh to check again"), "\(screen)")
        #expect(!screen.contains("connection"), "\(screen)")
    }

    @Test("People are shown with all that can be read of them, also where bytes are not UTF-8")
    func partlyUnreadable() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path(of: "people.json")
        let rest = #"chen","country":7},"dob":{"age":"old"}},{"name":{"first":"Bo"}}]}"#
        let people = Data(#"{"results":[{"name":{"first":"Ada"},"email":"ada@example.com","location":{"city":"M"#.utf8)
        // A u with a diaeresis in ISO 8859-1.
        try (people + [0xFC, UInt8(ascii: "n")] + Data(rest.utf8)).write(to: URL(filePath: path))
        let list = try await headlessScreen("--in-memory", "--screen", "users", "--users", path)
        #expect(list.contains("M\u{FFFD}nchen"), "\(list)")
        #expect(list.contains("│1 user, 1 skipped: “results[1].email” is missing"), "\(list)")
        let detail = try await headlessScreen("--in-memory", "--screen", "user-detail", "--users", path)
        #expect(detail.contains("─ Ada ─") && detail.contains("ada@example.com"), "\(detail)")
        #expect(!detail.contains("years old") && !detail.contains("Username"), "\(detail)")
    }

    @Test("The age is that of the date of birth today, whatever age the file has")
    func age() async throws {
        let folder = try TemporaryFolder()
        let date = (Date.now - 33.5 * 365.25 * 24 * 3600).formatted(.iso8601)
        let path = try folder.write(
            #"{"results":[{"name":{"first":"Ada"},"email":"ada@example.com","dob":{"date":"\#(date)","age":20}}]}"#,
            to: "people.json")
        let detail = try await headlessScreen("--in-memory", "--screen", "user-detail", "--users", path)
        #expect(detail.contains("33 years old"), "\(detail)")
    }

    @Test("The picture of a recorded person is not there, and their screen says why")
    func recordedPicture() async throws {
        let folder = try TemporaryFolder()
        let people = try folder.write(
            #"{"results":[{"name":{"first":"A","last":"B"},"email":"e","login":{"username":"u"},"#
                + #""picture":{"large":"https://randomuser.me/api/portraits/women/1.jpg"}}]}"#, to: "people.json")
        let screen = try await headlessScreen(
            "--in-memory", "--screen", "user-detail", "--users", people, "--as", "transcript")
        #expect(screen.contains("No picture: A recorded file has no pictures, only their addresses"), "\(screen)")
    }

    @Test("Retry reads the file again; Cancel leaves the list empty")
    func retryAndCancel() async throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("", to: "empty.json")
        let retried = try await headlessScreen("--in-memory", "--screen", "users", "--users", path, "--keys", "enter")
        #expect(retried.contains("is empty"))
        for keys in ["right enter", "esc"] {
            let cancelled = try await headlessScreen(
                "--in-memory", "--screen", "users", "--users", path, "--keys", keys)
            #expect(!cancelled.contains("Retry"))
            #expect(cancelled.contains("Users could not be loaded"))
        }
    }

    @Test(
        "A URL that is no web address is refused: the app does not start",
        arguments: ["ftp://127.0.0.1/", "file:///people.json", "http:///path", "https://", "://"])
    func otherAddress(address: String) throws {
        let error = #expect(throws: UsageError.self) { try safeComposition(["--users", address]) }
        #expect(error?.description.hasPrefix("--users: expected an http or https URL") == true)
        #expect(error?.description.hasSuffix("got '\(address)'") == true)
    }

    @Test(
        "An address without a scheme is refused with a URL that has one, unless there is such a file",
        arguments: [
            "localhost:8080", "127.0.0.1:9/api/", "127.0.0.1:9/people.json", "randomuser.me",
            "randomuser.me/api/?nat=de", "people.txt",
        ])
    func addressWithoutScheme(address: String) throws {
        for option in ["--users", "--photos"] {
            let error = #expect(throws: UsageError.self) { try safeComposition([option, address]) }
            let expected = "an existing file, or a URL such as http://\(address)"
            #expect(error?.description == "\(option): expected \(expected); got '\(address)'")
        }
    }

    @Test(
        "Any other path is that of a file, even if there is none",
        arguments: ["people.json", "v1.2/people.json", "people", "./a.b", "../a.b/c", "/a.b/c", "folder/a.b", "a:b"])
    func missingFile(path: String) throws {
        #expect(throws: Never.self) { try safeComposition(["--users", path]) }
    }

    @Test("A refused URL is told on standard error, with status 2")
    func otherAddressOfProcess() async throws {
        let child = try await DemoProcess().run("--in-memory", "--users", "ftp://127.0.0.1/")
        #expect(child.ending == .exited(2) && child.text.isEmpty)
        let reason = "--users: expected an http or https URL with a host, or the path of a file; got 'ftp://127.0.0.1/'"
        #expect(child.errorText.hasPrefix("\(Program.name): \(reason)\n"))
    }

    @Test("A URL that ends in /api/ works, and its query reaches the service")
    func knownAddress() async throws {
        let page = try ServiceAnswer.of(1...3)
        let server = try LoopbackServer { $0.path == "/api/1.4/" ? .answer(page) : .answer("", status: 404) }
        let screen = try await headlessScreen("--in-memory", "--screen", "users", "--users", "\(server.url)api/?nat=de")
        #expect(screen.contains("│3 users"), "\(screen)")
        #expect(server.requests.map(\.query) == [["nat": "de", "results": "25", "page": "1"]])
    }

    @Test("All pages of a server are loaded with its seed")
    func server() async throws {
        let pages = try [1...25, 26...50, 51...60].enumerated().map {
            try ServiceAnswer.of($1, seed: "s1", page: $0 + 1)
        }
        let server = try LoopbackServer { request in
            let page = request.query["page"].flatMap { Int($0) } ?? 0
            return pages.indices.contains(page - 1) ? .answer(pages[page - 1]) : .answer("{}", status: 404)
        }
        let screen = try await headlessScreen(
            "--in-memory", "--screen", "users", "--users", server.url.absoluteString, "--keys", "end end end end end")
        #expect(screen.contains("│60 users"), "\(screen)")
        #expect(server.requests.map(\.path) == Array(repeating: "/api/1.4/", count: 3))
        #expect(server.requests.map { $0.query["page"] } == ["1", "2", "3"])
        #expect(server.requests.map { $0.query["seed"] } == [nil, "s1", "s1"])
        #expect(server.requests.allSatisfy { $0.query["results"] == "25" })
    }

    @Test(
        "Every failure of a server gives an alert, and Retry succeeds",
        arguments: [
            (LoopbackResponse.answer("", status: 404), "HTTP error with status code: 404"),
            (.answer("", status: 429), "HTTP error with status code: 429"),
            (.answer("", status: 500), "HTTP error with status code: 500"),
            (
                .answer("", status: 401, headers: [#"WWW-Authenticate: Basic realm="a""#]),
                "HTTP error with status code: 401"
            ),
            (.answer("", status: 429, headers: ["Retry-After: 30"]), "status code: 429. Wait"),
            (.answer(""), "No data received"),
            (.answer("hello"), "Failed to decode data"),
            (.answer(#"{"error":"Uh oh"}"#), "The service reports an error: “Uh oh”"),
            (.answer(#"{"error":"Uh oh"}"#, status: 500), "500, the service says “Uh"),
            (.truncated("{", announcing: 100), "Network error"),
            (.reset(after: "{", announcing: 100), "Network error"),
            (.hangUp, "Network error"),
        ])
    func fault(response: LoopbackResponse, text: String) async throws {
        let page = try ServiceAnswer.of(1...3)
        let requests = RequestCount()
        let server = try LoopbackServer { _ in requests.next() % 2 == 1 ? response : .answer(page) }
        let arguments = ["--in-memory", "--screen", "users", "--users", server.url.absoluteString]
        let alert = try await headlessScreen(arguments)
        #expect(alert.contains("═ Error ═"), "\(alert)")
        #expect(alert.contains(text), "\(alert)")
        _ = requests.next()
        let retried = try await headlessScreen(arguments + ["--keys", "enter"])
        #expect(retried.contains("│3 users"), "\(retried)")
    }

    @Test("A refused connection gives an alert")
    func refused() async throws {
        let port = try LoopbackRefusingPort()
        let screen = try await headlessScreen("--in-memory", "--screen", "users", "--users", port.url.absoluteString)
        #expect(screen.contains("Network error"), "\(screen)")
    }
}
