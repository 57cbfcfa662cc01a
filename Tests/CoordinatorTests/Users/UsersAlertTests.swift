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

    @Test(
        "say what failed",
        arguments: [
            (.noData, "No data received. Wait a while."),
            (.httpError(429), "HTTP error with status code: 429. Wait a while."),
            (
                .decodingError(FormatError(path: "", expected: .listOrObject(with: "results"), found: .null)),
                "Failed to decode data: expected a list or an object with results, got null. Check the address."
            ),
            (
                .networkError(ConnectionError.refused(server: "localhost:9")),
                "Network error: The connection to localhost:9 was refused. Check the address, and whether the server "
                    + "is running."
            ),
            (
                .serviceError(ServiceError(status: 429, retryDelay: .seconds(30))),
                "HTTP error with status code: 429. Wait 30 seconds."
            ),
            (
                .recordingError(.missing(path: "/people.json")),
                "The file /people.json does not exist. Check the path."
            ),
        ] as [(NetworkError, String)])
    func words(error: NetworkError, message: String) async throws {
        let harness = await UsersHarness()
        try await harness.answerUsers(.failure(error))
        #expect(harness.wholePrompt == "Error: \(message) [Retry] [Cancel]")
    }

    @Test("offer no retry where only another start can help, nor does the screen behind them")
    func otherStart() async throws {
        let harness = await UsersHarness()
        try await harness.answerUsers(.failure(.invalidURL))
        #expect(harness.wholePrompt == "Error: Invalid URL. Check the address and start again. [OK]")
        harness.press(.enter)
        #expect(harness.screen.contains("Users could not be loaded") && !harness.screen.contains("try again"))
    }

    @Test("retry on enter")
    func retry() async throws {
        let harness = await UsersHarness()
        try await harness.answerUsers(.failure(.httpError(500)))
        harness.press(.enter)
        try await harness.answerUsers(.success(.cast))
        #expect(harness.screen.contains("Ada Lovelace"))
        #expect(harness.prompt == nil)
    }

    @Test("give up on esc: the empty screen says why it is empty, and what to do")
    func cancel() async throws {
        let harness = await UsersHarness()
        try await harness.answerUsers(.failure(.httpError(500)))
        harness.press(.escape)
        #expect(harness.prompt == nil)
        for line in ["Users could not be loaded", "HTTP error with status code: 500", "Try again "] {
            #expect(harness.screen.contains(line))
        }
        #expect(harness.users.questions.count == 1)
        #expect(!harness.isLoadingUsers)
    }

    @Test("raised by the next page: only enter requests it again")
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
        #expect(harness.prompt == "No data received. Wait a while.")
    }
}
