public import Interactor
import Model
public import Testing

/// The rules for every settings store; each kind of store has a test that runs all cases.
public enum SettingsStoreContract: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case startsUnset = "A new store has no settings, not even default ones"
    case keepsEveryPart = "Each setting is returned as it was changed, and the others stay unchanged"
    case keepsTheLast = "Of two changes to the same setting, the last one counts"
    case keepsThePlace = "Where the user left off is kept only if the app is to start there"

    /// The rule, as a sentence.
    public var testDescription: String { rawValue }

    /// Checks this rule with `store`, which must be new.
    public func check(_ store: some SettingsStore) async throws {
        switch self {
        case .startsUnset:
            #expect(try await store.settings() == nil)
        case .keepsEveryPart:
            #expect(try await store.apply(.theme(.light)) == Settings(theme: .light))
            #expect(try await store.apply(.showsKeyHints(false)) == Settings(theme: .light, showsKeyHints: false))
            let all = Settings(theme: .light, usesColor: false, showsKeyHints: false)
            #expect(try await store.apply(.usesColor(false)) == all)
            #expect(try await store.settings() == all)
        case .keepsTheLast:
            for theme in [Settings.Theme.light, .dark] { _ = try await store.apply(.theme(theme)) }
            #expect(try await store.settings() == Settings(theme: .dark))
        case .keepsThePlace:
            #expect(try await store.apply(.leftOff(["lists"])) == Settings())
            _ = try await store.apply(.startsWhereLeftOff(true))
            #expect(try await store.apply(.leftOff(["lists", "users/ada"])).leftOff == ["lists", "users/ada"])
            #expect(try await store.settings() == Settings(leftOff: ["lists", "users/ada"]))
        }
    }
}
