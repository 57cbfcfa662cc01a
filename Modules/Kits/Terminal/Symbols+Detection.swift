public import TextUI

extension Symbols {
    /// Returns the symbols for a terminal in the locale that `environment` describes.
    ///
    /// They are ASCII if the locale names a character set other than UTF-8. As in POSIX, the first of `LC_ALL`,
    /// `LC_CTYPE` and `LANG` that is set and not empty decides. A locale is written
    /// `language_territory.codeset@modifier`, such as `de_DE.ISO-8859-15@euro`; `C` and `POSIX` name no character set.
    public static func detect(environment: [String: String]) -> Symbols {
        let names = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }
        let locale = names.first { !$0.isEmpty } ?? ""
        guard let dot = locale.firstIndex(of: ".") else { return .unicode }
        let codeset = locale[dot...].prefix { $0 != "@" }.filter { $0.isLetter || $0.isNumber }
        return codeset.isEmpty || codeset.lowercased() == "utf8" ? .unicode : .ascii
    }
}
