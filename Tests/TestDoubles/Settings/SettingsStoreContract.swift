public import Interactor
import Model
public import Testing

/// The rules for every store of settings; test each store with all cases.
public enum SettingsStoreContract: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case startsUnset = "holds no settings at first, rather than default ones"
    case keepsEveryPart = "gives back every setting"
    case keepsTheLast = "keeps the settings that were saved last"

    /// The rule as a sentence about the store.
    public var testDescription: String { rawValue }

    /// Checks this rule with `store`, which must be new.
    public func check(_ store: some SettingsStore) async throws {
        switch self {
        case .startsUnset:
            #expect(try await store.settings() == nil)
        case .keepsEveryPart:
            for theme in Settings.Theme.allCases {
                for (usesColor, showsKeyHints) in [(true, false), (false, true)] {
                    let settings = Settings(theme: theme, usesColor: usesColor, showsKeyHints: showsKeyHints)
                    try await store.save(settings)
                    #expect(try await store.settings() == settings)
                }
            }
        case .keepsTheLast:
            try await store.save(Settings(theme: .light))
            try await store.save(Settings(theme: .dark))
            #expect(try await store.settings() == Settings(theme: .dark))
        }
    }
}
