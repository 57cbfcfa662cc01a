public import Interactor
import Model
public import Testing

/// What every store of settings keeps to; hand all cases to a test of each store.
public enum SettingsStoreContract: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case startsUnset = "holds no settings at first, rather than default ones"
    case keepsEveryPart = "gives back every setting"
    case keepsTheLast = "keeps what was saved last"

    /// The rule as a sentence whose subject is the store.
    public var testDescription: String { rawValue }

    /// Holds `store`, which is new, to this rule.
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
