import TestDoubles
import TestKit
import Testing

@Suite("The in-memory settings of the tests keep the rules of every store", .leakChecks)
struct InMemorySettingsStoreTests {
    @Test("Settings", arguments: SettingsStoreContract.allCases)
    func settings(rule: SettingsStoreContract) async throws {
        try await rule.check(trackForLeaks(InMemorySettingsStore()))
    }
}
