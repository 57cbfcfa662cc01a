import Foundation
import Interactor
import Model
import Sample
import TestKit
import Testing

@Suite("A pipe with a recorded response", .leakChecks, .endsWhenStuck)
struct RecordedPipeTests {
    private static let people =
        #"{"results":[{"name":{"first":"A","last":"B"},"email":"e","login":{"username":"u"}}]}"#

    @Test("Pipes without a writer block no other task, and each pipe is read when a writer comes")
    func unwritten() async throws {
        let folder = trackForLeaks(try TemporaryFolder())
        // There are more pipes than threads that run tasks.
        let pipes = try (0...ProcessInfo.processInfo.activeProcessorCount).map { try folder.makePipe("\($0)") }
        let readings = pipes.map { pipe in
            let users = trackForLeaks(RecordedUsers(contentsOf: pipe))
            return Task { try await users.users(page: 1, seed: nil).users.map(\.username) }
        }
        #expect(try await SampleUsers().users(page: 1, seed: nil).users.count == UserPage.size)
        for pipe in pipes { pipe.write(Self.people) }
        for reading in readings { #expect(try await reading.value == ["u"]) }
    }

    @Test("A pipe of people is read once, and a refresh returns the same people")
    func refresh() async throws {
        let folder = trackForLeaks(try TemporaryFolder())
        let pipe = try folder.makePipe()
        let users = trackForLeaks(RecordedUsers(contentsOf: pipe))
        pipe.write(Self.people)
        for _ in 1...2 { #expect(try await users.users(page: 1, seed: nil).users.map(\.username) == ["u"]) }
    }

    @Test(
        "Each request for people reports a broken or empty response, even if it was written to a pipe only once",
        arguments: [
            ("{", FormatError(path: "", position: .init(line: 1, column: 2), expected: .json, found: .end)), ("", nil),
        ])
    func broken(text: String, fault: FormatError?) async throws {
        let folder = trackForLeaks(try TemporaryFolder())
        let pipe = try folder.makePipe()
        let error = RecordingError.pipe(path: pipe.path(percentEncoded: false), fault)
        let users = trackForLeaks(RecordedUsers(contentsOf: pipe))
        pipe.write(text)
        for _ in 1...2 {
            await #expect(throws: NetworkError.recordingError(error)) { try await users.users(page: 1, seed: nil) }
        }
    }
}
