import TestDoubles
import TestKit
import Testing

@Suite("The in-memory settings of the tests keep the rules of every store", .leakChecks)
struct InMemorySettingsStoreTests {
    @Test(
        "The in-memory settings store keeps the rules of every settings store",
        arguments: SettingsStoreContract.allCases)
    func settings(rule: SettingsStoreContract) async throws {
        try await rule.check(trackForLeaks(InMemorySettingsStore()))
    }
}
