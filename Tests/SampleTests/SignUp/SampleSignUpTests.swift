import Foundation
import Interactor
import Model
import TestDoubles
import Testing

@testable import Sample

@Suite("Signing up at the sample service")
struct SampleSignUpTests {
    @Test("takes a nickname once, whatever its capitals")
    func once() async throws {
        let service = SampleSignUp()
        try await service.signUp(.sample(nickname: "ada.lovelace"))
        await #expect(throws: SignUpError.nicknameTaken("Ada.Lovelace")) {
            try await service.signUp(.sample(nickname: "Ada.Lovelace"))
        }
        try await service.signUp(.sample(nickname: "ada.king"))
    }

    @Test("refuses the nicknames of the bundled people, and of each of them")
    func people() async throws {
        let service = SampleSignUp()
        for number in [1, 21] {
            let user = try #require(try await SampleUsers().users(page: number, seed: nil).users.last)
            await #expect(throws: SignUpError.nicknameTaken(user.username)) {
                try await service.signUp(.sample(nickname: user.username))
            }
            await #expect(throws: SignUpError.nicknameTaken(user.username.uppercased())) {
                try await service.signUp(.sample(nickname: user.username.uppercased()))
            }
        }
    }

    @Test("says why it does not know who is there already, and takes no nickname then")
    func missingFile() async throws {
        let service = SampleSignUp(people: SampleUsers(contentsOf: URL(filePath: "/nowhere/users.json")))
        let reason = "Network error: The file /nowhere/users.json does not exist"
        await #expect(throws: SignUpError.unavailable(reason: reason)) { try await service.signUp(.sample) }
    }

    @Test("takes no nickname when it is cancelled")
    func cancelled() async throws {
        let service = SampleSignUp()
        let request = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await service.signUp(.sample)
        }
        await #expect(throws: SignUpError.unavailable(reason: "The request was cancelled")) {
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
