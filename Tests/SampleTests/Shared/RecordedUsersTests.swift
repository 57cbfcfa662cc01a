import Foundation
import Model
import Sample
import TestKit
import Testing

@Suite("People in a recorded response", .leakChecks)
struct RecordedUsersTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("Page 1 of recorded people lists everyone in order; no page follows", arguments: [0, 1, 25, 60, 1000])
    func wholePage(count: Int) async throws {
        let page = try await makeUsers(answer((0..<count).map(entry))).users(page: 1, seed: nil)
        #expect(page.users.map(\.username) == names(0..<count))
        #expect(page.isWhole && !page.hasNextPage)
    }

    @Test("No page of recorded people except page 1 contains anybody", arguments: [Int.min, -1, 0, 2, Int.max])
    func oddPage(page: Int) async throws {
        #expect(try await makeUsers(answer((0..<60).map(entry))).users(page: page, seed: nil).users.isEmpty)
    }

    @Test("Each page of recorded people has the response's seed, whatever seed is requested")
    func seed() async throws {
        let users = try makeUsers(answer((0..<30).map(entry)))
        #expect(try await users.users(page: 1, seed: nil).seed == "recorded")
        #expect(try await users.users(page: 2, seed: "other").seed == "recorded")
    }

    @Test("An unreadable entry of recorded people is reported with its position in the response")
    func skipped() async throws {
        let broken = [0, 24, 27, 28, 49]
        let entries = (0..<50).map { broken.contains($0) ? "\($0)" : entry($0) }
        let users = try makeUsers(answer(entries))
        let page = try await users.users(page: 1, seed: nil)
        let reasons = broken.map { FormatError(path: "results[\($0)]", expected: .object, found: .value("\($0)")) }
        #expect(page.skipped.map(\.reason) == reasons)
        #expect(page.users.map(\.username) == names(1..<24) + names(25..<27) + names(29..<49))
    }

    private func makeUsers(_ answer: String) throws -> RecordedUsers {
        let path = try folder.write(answer, to: "users.json")
        return trackForLeaks(RecordedUsers(contentsOf: URL(filePath: path)))
    }

    private func answer(_ entries: [String]) -> String {
        #"{"results":[\#(entries.joined(separator: ","))],"info":{"seed":"recorded"}}"#
    }

    private func entry(_ number: Int) -> String {
        #"{"name":{"first":"A","last":"B"},"email":"e","login":{"username":"u\#(number)"}}"#
    }

    private func names(_ numbers: Range<Int>) -> [String] { numbers.map { "u\($0)" } }
}
