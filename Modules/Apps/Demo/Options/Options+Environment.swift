import Foundation
import TextUI

/// What the environment decides where the options leave it open.
nonisolated extension Options {
    /// Returns the symbols for a terminal.
    func symbols(environment: [String: String]) -> Symbols {
        switch symbols {
        case .ascii: .ascii
        case .unicode: .unicode
        case .auto: Self.isUnicode(environment) ? .unicode : .ascii
        }
    }

    /// Whether the locale's character set is UTF-8, or the locale names none.
    ///
    /// POSIX: the first of these variables that is set and not empty decides. A locale is written
    /// `language_territory.codeset@modifier`, such as `de_DE.ISO-8859-15@euro`; `C` and `POSIX` name no character set.
    private static func isUnicode(_ environment: [String: String]) -> Bool {
        let names = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }
        let locale = names.first { !$0.isEmpty } ?? ""
        guard let dot = locale.firstIndex(of: ".") else { return true }
        let codeset = locale[dot...].prefix { $0 != "@" }.filter { $0.isLetter || $0.isNumber }
        return codeset.isEmpty || codeset.lowercased() == "utf8"
    }
}
