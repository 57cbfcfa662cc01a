import Foundation
import TestDoubles
import TestKit
import TestLoopback
import TestProcesses
import Testing

@testable import Demo

@MainActor
@Suite("The photos of a headless run", .leakChecks)
struct PhotosSourceTests {
    @Test("Photos are requested with the access key in the environment, which is never shown or stored")
    func server() async throws {
        let pages = [photos(1...10), photos(11...12)]
        let server = try LoopbackServer { request in
            guard request.headers["authorization"] == "Client-ID s3cret-key" else {
                return .answer(#"{"errors":["OAuth error: The access token is invalid"]}"#, status: 401)
            }
            let page = request.query["page"].flatMap { Int($0) } ?? 0
            return .answer(
                pages[min(page, 2) - 1], headers: page == 1 ? ["Link: <https://a.invalid/>; rel=\"next\""] : [])
        }
        let folder = try TemporaryFolder()
        let arguments = [
            "--data", folder.path, "--screen", "photos", "--photos", server.url.absoluteString, "--keys", "end end",
        ]
        let child = try await DemoProcess().run(arguments, environment: ["UNSPLASH_ACCESS_KEY": "s3cret-key"])
        #expect(child.text.contains("12 photos"), "\(child.text)")
        #expect(server.requests.map { $0.query["page"] } == ["1", "2"])
        let wrong = try await DemoProcess().run(arguments, environment: ["UNSPLASH_ACCESS_KEY": "wr0ng-key"])
        #expect(wrong.text.contains("access key"), "\(wrong.text)")
        for text in [child.text, wrong.text] { #expect(!text.contains("s3cret") && !text.contains("wr0ng")) }
        for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            let bytes = try Data(contentsOf: URL(filePath: folder.path(of: file)))
            #expect(bytes.range(of: Data("s3cret".utf8)) == nil && bytes.range(of: Data("wr0ng".utf8)) == nil)
        }
    }

    @Test(
        "The app does not start if the photo service's URL is not a valid https or local URL",
        arguments: [
            "http://api.unsplash.com/", "http://localhost.invalid/", "http://127.0.0.1.invalid/",
            "http://127.0.0.1@a.invalid/", "ftp://127.0.0.1/", "https://", "http:///photos", "://",
        ])
    func openAddress(address: String) throws {
        let error = #expect(throws: UsageError.self) { try safeComposition(["--photos", address]) }
        #expect(error?.description.hasPrefix("--photos: expected an https URL") == true)
        #expect(error?.description.hasSuffix("got '\(address)'") == true)
    }

    @Test(
        "Photos can come from an https service, or from a local service",
        arguments: [
            "https://a.invalid/", "HTTPS://a.invalid", "http://127.0.0.1:9/", "http://[::1]:9/", "http://LocalHost:9/",
        ])
    func confidentialAddress(address: String) throws {
        _ = try photosURL(address)
    }

    @Test("The app does not start without the access key for photos", arguments: ["live", "http://127.0.0.1:9/"])
    func missingKey(source: String) async throws {
        let child = try await DemoProcess().run(
            ["--in-memory", "--screen", "photos", "--photos", source])
        #expect(child.errorText.contains("Set the environment variable UNSPLASH_ACCESS_KEY."), "\(child.errorText)")
    }

    /// Returns photos in the service's format, with these numbers as their IDs.
    private func photos(_ numbers: ClosedRange<Int>) -> String {
        "[\(numbers.map { PhotoAnswer.photo(("LBI7cgq3pbM", "\($0)")) }.joined(separator: ","))]"
    }
}
