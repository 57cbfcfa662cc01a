import Interactor
import TestKit
import TestScreens
import Testing
import TextSnapshots

@MainActor
@Suite("The alert of each network error looks as it did", .leakChecks, .endsWhenStuck, .snapshots())
struct NetworkErrorSnapshots {
    enum Fault: String, CaseIterable {
        case invalidURL, noData, decodingError, networkError, httpError

        var error: NetworkError {
            switch self {
            case .invalidURL: .invalidURL
            case .noData: .noData
            case .decodingError: .decodingError(Words("results[7].dob.date: expected a date, found \"yesterday\""))
            case .networkError: .networkError(Words("the connection to example.com was refused"))
            case .httpError: .httpError(429)
            }
        }
    }

    struct Words: Error, CustomStringConvertible {
        let description: String

        init(_ description: String) { self.description = description }
    }

    @Test("in a standard terminal", arguments: Fault.allCases)
    func alert(fault: Fault) async throws {
        let stage = await Stage()
        try await stage.answerUsers(.failure(fault.error))
        expectScreen(stage.draw())
    }

    @Test("with a message that is too long for the screen", arguments: ScreenSize.allCases)
    func longMessage(size: ScreenSize) async throws {
        let stage = await Stage()
        let words = Array(repeating: "the service said something very long", count: 60).joined(separator: ", and then ")
        try await stage.answerUsers(.failure(.decodingError(Words(words))))
        expectScreen(stage.draw(size))
    }
}
