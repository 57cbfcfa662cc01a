import Foundation
import TestKit
import Testing

/// Same model, equal view model; same view model, same text: of every view model that a view is configured with.
///
/// What the view itself keeps, such as the focus, may depend on what came before: the keys come after the view models.
@MainActor
@Suite("The laws of immutable view models", .leakChecks, .endsWhenStuck)
struct ImmutableLawTests {
    enum Module: CaseIterable {
        case container, feed, profile, review, settings, signUp

        @MainActor var type: any ImmutableModule.Type {
            switch self {
            case .container: ContainerModule.self
            case .feed: FeedModule.self
            case .profile: ProfileValueModule.self
            case .review: ReviewModule.self
            case .settings: SettingsModule.self
            case .signUp: SignUpModule.self
            }
        }
    }

    @Test("are asked of every view that is configured")
    func completeness() throws {
        let views = URL(filePath: #filePath).appending(path: "../../../../Modules/View").standardizedFileURL
        let files = FileManager.default.enumerator(at: views, includingPropertiesForKeys: nil)
        let configured = try (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
            .flatMap { try String(contentsOf: $0, encoding: .utf8).matches(of: /class (\w+):.*\bConfigurable\b/) }
            .map { String($0.output.1) }
        // A product's variant is configured, too, but bound by messages.
        #expect(
            Set(configured) == [
                "Container", "FeedView", "ImmutableProfileView", "ReviewView", "SettingsView", "SignUpView", "SKUView",
            ])
    }

    @Test("hold for generated models", arguments: Module.allCases, 0..<40 as Range<UInt64>)
    func laws(module: Module, seed: UInt64) async {
        await module.type.checkLaws(seed: seed)
    }
}
