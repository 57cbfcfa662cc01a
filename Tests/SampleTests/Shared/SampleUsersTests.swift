import Foundation
import Model
import Sample
import Testing

@Suite("The sample people")
struct SampleUsersTests {
    @Test("The pages of sample people contain each of the 520 people once, and an empty page follows")
    func all() async throws {
        let service = SampleUsers()
        var users: [User] = []
        var sizes: [Int] = []
        for number in 1...22 {
            let page = try await service.users(page: number, seed: "a")
            users += page.users
            sizes.append(page.users.count)
            #expect(page.skipped == [])
        }
        #expect(sizes == Array(repeating: 25, count: 20) + [20, 0])
        #expect(Set(users.map(\.uniqueID)).count == 520)
    }

    @Test("The same seed always gives the same pages of sample people, and each page names the seed")
    func sameSeed() async throws {
        for number in [1, 7] {
            let page = try await SampleUsers().users(page: number, seed: "abc")
            #expect(page.seed == "abc")
            #expect(try await SampleUsers().users(page: number, seed: "abc") == page)
        }
    }

    @Test("A different seed gives a different order of the sample people")
    func otherSeed() async throws {
        let one = try await SampleUsers().users(page: 1, seed: "a")
        let other = try await SampleUsers().users(page: 1, seed: "b")
        #expect(one.users != other.users)
    }

    @Test("Without a seed, the sample people use the seed “strata”, and page 1 always begins with the same people")
    func order() async throws {
        let page = try await SampleUsers().users(page: 1, seed: nil)
        #expect(page.seed == "strata")
        #expect(page.users.prefix(3).map(\.fullName) == ["Орися Кравець", "Maribel Ramsey", "Ada Marsh"])
    }

    @Test("Sample people have plain ASCII email addresses at example.com, and pictures at sample.invalid")
    func addresses() async throws {
        for user in try await everyone() {
            #expect(user.email.hasSuffix("@example.com") && user.email.utf8.allSatisfy { $0 < 128 })
            #expect(user.picture?.large.host() == "sample.invalid")
        }
    }

    @Test("Each sample person has the recorded age on the date of the bundled data")
    func ages() async throws {
        for user in try await everyone() {
            let birth = try #require(user.birth)
            #expect(birth.age != nil && birth.age(at: .bundled, in: .gmt) == birth.age)
        }
    }

    private func everyone() async throws -> [User] {
        let service = SampleUsers()
        var users: [User] = []
        for number in 1...21 { users += try await service.users(page: number, seed: nil).users }
        return users
    }
}
