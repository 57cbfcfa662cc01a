import Foundation

/// The texts of `Localizable.strings` in one language.
struct StringTable: Sendable {
    private let bundle: Bundle
    private let locale: Locale

    /// Opens the table in the language of `locale`, or the English table if that language has none.
    ///
    /// `Bundle.preferredLocalizations(from:forPreferences:)` is no help on Linux: it ignores the preferences.
    init(for locale: Locale) {
        let languages = [locale.language.languageCode?.identifier, "en"].compactMap(\.self)
        let folder = languages.lazy.compactMap { Bundle.module.path(forResource: $0, ofType: "lproj") }.first
        bundle = folder.flatMap(Bundle.init(path:)) ?? .module
        self.locale = locale
    }

    /// The text of `key`; the key itself if it is missing.
    subscript(key: String) -> String { bundle.localizedString(forKey: key, value: nil, table: nil) }

    /// Returns the text for `count` things, in the plural form for that number.
    ///
    /// Each form has a key of its own. English and German choose it by the same rule; Unicode's CLDR lists others.
    func text(_ key: String, count: Int) -> String {
        let form = count == 1 ? "one" : "other"
        return String(format: self["\(key).\(form)"], count.formatted(.number.locale(locale)))
    }
}
