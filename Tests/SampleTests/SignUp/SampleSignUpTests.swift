import Foundation
import Interactor
import Model
import TestDoubles
import Testing

@testable import Sample

@Suite("The sample sign-up service")
struct SampleSignUpTests {
    @Test("A nickname is accepted only once, regardless of upper and lower case")
    func once() async throws {
        let service = SampleSignUp()
        try await service.signUp(.sample(nickname: "ada.lovelace"))
        await #expect(throws: SignUpError.nicknameTaken("Ada.Lovelace")) {
            try await service.signUp(.sample(nickname: "Ada.Lovelace"))
        }
        try await service.signUp(.sample(nickname: "ada.king"))
    }

    @Test("The nicknames of bundled people are refused, regardless of upper and lower case")
    func people() async throws {
        let service = SampleSignUp()
        for number in [1, 21] {
            let user = try #require(try await SampleUsers().users(page: number, seed: nil).users.last)
            for name in [user.username, user.username.uppercased()] {
                await #expect(throws: SignUpError.nicknameTaken(name)) {
                    try await service.signUp(.sample(nickname: name))
                }
            }
        }
    }

    @Test("Every nickname is refused with a reason if the file of people cannot be read")
    func missingFile() async throws {
        let service = SampleSignUp(people: SampleUsers(contentsOf: URL(filePath: "/nowhere/users.json")))
        let error = NetworkError.recordingError(.missing(path: "/nowhere/users.json"))
        await #expect(throws: SignUpError.unavailable(error)) { try await service.signUp(.sample) }
    }

    @Test("A cancelled sign-up does not register its nickname")
    func cancelled() async throws {
        let service = SampleSignUp()
        let request = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await service.signUp(.sample)
        }
        await #expect(throws: SignUpError.unavailable(.networkError(ConnectionError.cancelled))) {
            try await request.value
        }
        try await service.signUp(.sample)
    }
}

extension SignUp {
    fileprivate static func sample(nickname: String) -> SignUp {
        let ada = SignUp.sample
        return SignUp(name: ada.name, email: ada.email, nickname: nickname, age: ada.age, country: ada.country)
    }
}
