import TestSupport
import Testing

/// Same model, equal view model; same view model, same text: of every immutable view model of the package.
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

    @Test("hold for generated models", arguments: Module.allCases, 0..<40 as Range<UInt64>)
    func laws(module: Module, seed: UInt64) async {
        await module.type.checkLaws(seed: seed)
    }
}
