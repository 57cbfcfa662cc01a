public import Interactor
import Model
public import Testing

/// The rules for every store of settings; test each store with all cases.
public enum SettingsStoreContract: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case startsUnset = "holds no settings at first, rather than default ones"
    case keepsEveryPart = "gives back every setting, and changes no other one"
    case keepsTheLast = "keeps the last of two changes of the same setting"
    case keepsThePlace = "keeps where the user is only while the app is to start there"

    /// The rule as a sentence about the store.
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
