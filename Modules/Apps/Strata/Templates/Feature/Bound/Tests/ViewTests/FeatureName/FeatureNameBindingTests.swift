import Interactor
import TestKit
import TestScreens
import Testing
import TextUI
import View

@MainActor
@Suite("The binding of the Feature Name screen", .leakChecks)
struct FeatureNameBindingTests {
    private let changes: [@MainActor (BoundFeatureName) async throws -> Void] = [
        { $0.interactor.add("first") },
        {
            $0.interactor.add("first")
            $0.interactor.add("second")
        },
        {
            $0.screen.type("nfirst")
            $0.screen.press(.enter)
        },
    ]

    @Test("The binding of the Feature Name screen carries every visible change", arguments: 0..<3)
    func binding(change: Int) async throws {
        try await expectBindingUpdatesScreen(after: changes[change]) { BoundFeatureName() }
    }
}
