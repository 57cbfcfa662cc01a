import Coordinator
import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("The users list's alerts", .leakChecks, .endsWhenStuck)
struct UsersAlertTests {
    private struct Words: Error, CustomStringConvertible {
        let description: String
    }

    @Test(
        "say what has failed",
        arguments: [
            (.invalidURL, "Invalid URL"), (.noData, "No data received"),
            (.httpError(429), "HTTP error with status code: 429"),
            (
                .decodingError(Words(description: "results[7].dob.date: expected a date")),
                "Failed to decode data: results[7].dob.date: expected a date"
            ),
            (
                .networkError(Words(description: "the connection was refused")),
                "Network error: the connection was refused"
            ),
        ] as [(NetworkError, String)])
    func words(error: NetworkError, message: String) async throws {
        let harness = await UsersHarness()
        try await harness.answerUsers(.failure(error))
        #expect(harness.wholePrompt == "Error: \(message) [Retry] [Cancel]")
    }

    @Test("try again by enter")
    func retry() async throws {
        let harness = await UsersHarness()
        try await harness.answerUsers(.failure(.httpError(500)))
        harness.press(.enter)
        try await harness.answerUsers(.success(.cast))
        #expect(harness.screen.contains("Ada Lovelace"))
        #expect(harness.prompt == nil)
    }

    @Test("leave it at that by esc: the screen says why it is empty")
    func cancel() async throws {
        let harness = await UsersHarness()
        try await harness.answerUsers(.failure(.httpError(500)))
        harness.press(.escape)
        #expect(harness.screen.contains("No users available"))
        #expect(harness.users.questions.count == 1)
        #expect(!harness.isLoadingUsers)
    }

    @Test("after a failed next page, nothing asks for it until enter does")
    func nextPage() async throws {
        let harness = try await UsersHarness.showing()
        harness.press(.end)
        harness.draw()
        try await harness.answerUsers(.failure(.noData))
        harness.press(.escape)
        harness.draw()
        #expect(!harness.isLoadingUsers)
        harness.type("r")
        try await harness.answerUsers(.failure(.noData))
        harness.press(.enter)
        try await harness.answerUsers(.success(.cast))
        #expect(harness.users.questions.map(\.page) == [1, 2, 1, 1])
    }

    @Test("wait while another tab is selected")
    func otherTab() async throws {
        let harness = await UsersHarness()
        harness.select(.bookmarks)
        try await harness.answerUsers(.failure(.noData))
        #expect(harness.prompt == nil)
        harness.select(.users)
        #expect(harness.prompt == "No data received")
    }
}
