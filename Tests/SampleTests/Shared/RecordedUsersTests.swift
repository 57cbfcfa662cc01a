import Foundation
import Interactor
import Model
import Sample
import TestKit
import Testing

@Suite("People of a recorded response", .leakChecks)
struct RecordedUsersTests {
    @Test("Pages have 25 entries in the response's order, the last has the rest, later ones none")
    func pages() async throws {
        let users = makeUsers(answer((0..<60).map(entry)))
        var pages: [[String]] = []
        for page in 1...4 { pages.append(try await users.users(page: page, seed: nil).users.map(\.username)) }
        #expect(pages == [names(0..<25), names(25..<50), names(50..<60), []])
    }

    @Test("A full last page is followed by an empty one")
    func fullLastPage() async throws {
        let users = makeUsers(answer((0..<50).map(entry)))
        let last = try await users.users(page: 2, seed: nil)
        #expect(last.isFull)
        let next = try await users.users(page: 3, seed: nil)
        #expect(next == UserPage(users: [], seed: "recorded"))
    }

    @Test("A page that does not exist has no people", arguments: [Int.min, -1, 0, 4, Int.max])
    func oddPage(page: Int) async throws {
        #expect(try await makeUsers(answer((0..<60).map(entry))).users(page: page, seed: nil).users.isEmpty)
    }

    @Test("A response without people is an empty page")
    func noPeople() async throws {
        #expect(try await makeUsers(answer([])).users(page: 1, seed: nil) == UserPage(users: [], seed: "recorded"))
    }

    @Test("Each page has the response's seed, whatever seed is requested")
    func seed() async throws {
        let users = makeUsers(answer((0..<30).map(entry)))
        #expect(try await users.users(page: 1, seed: nil).seed == "recorded")
        #expect(try await users.users(page: 2, seed: "other").seed == "recorded")
    }

    @Test("A skipped entry keeps its place in its page")
    func skipped() async throws {
        let broken = [0, 24, 27, 28, 49]
        let entries = (0..<50).map { broken.contains($0) ? "\($0)" : entry($0) }
        let users = makeUsers(answer(entries))
        let first = try await users.users(page: 1, seed: nil)
        #expect(first.skipped.map(\.index) == [0, 24])
        let reasons = [0, 24].map { FormatError(path: "", expected: .object, found: .value("\($0)")) }
        #expect(first.skipped.map(\.reason) == reasons)
        #expect(first.users.map(\.username) == names(1..<24))
        #expect(first.isFull)
        let second = try await users.users(page: 2, seed: nil)
        #expect(second.skipped.map(\.index) == [2, 3, 24])
        #expect(second.users.map(\.username) == names(25..<27) + names(29..<49))
    }

    @Test("A date alone gives an age at the given date")
    func now() async throws {
        let data = Data(
            answer([
                #"{"name":{"first":"A","last":"B"},"email":"e","login":{"username":"u"},"dob":"2000-01-01 00:00:00"}"#
            ]).utf8)
        let users = trackForLeaks(RecordedUsers(data, now: Date(timeIntervalSince1970: 1_767_225_600)))
        #expect(try await users.users(page: 1, seed: nil).users.first?.birth?.age == 26)
    }

    @Test("A malformed response is an error of the first page", arguments: ["<html>", "{}", #"{"error":"Down"}"#])
    func malformed(answer: String) async throws {
        let error = try await #require(throws: NetworkError.self) {
            try await makeUsers(answer).users(page: 1, seed: nil)
        }
        guard case .decodingError = error else { return #expect(error == .noData) }
    }

    @Test("An empty response is no data")
    func empty() async throws {
        await #expect(throws: NetworkError.noData) { try await makeUsers("").users(page: 1, seed: nil) }
    }

    private func makeUsers(_ answer: String) -> RecordedUsers {
        trackForLeaks(RecordedUsers(Data(answer.utf8), now: Date(timeIntervalSince1970: 0)))
    }

    private func answer(_ entries: [String]) -> String {
        #"{"results":[\#(entries.joined(separator: ","))],"info":{"seed":"recorded"}}"#
    }

    private func entry(_ number: Int) -> String {
        #"{"name":{"first":"A","last":"B"},"email":"e","login":{"username":"u\#(number)"}}"#
    }

    private func names(_ numbers: Range<Int>) -> [String] { numbers.map { "u\($0)" } }
}
