public import TextUI

extension ColorDepth {
    /// Returns the colour depth of the terminal that `environment` describes.
    ///
    /// `NO_COLOR` turns colours off (no-color.org).
    public static func detect(environment: [String: String]) -> ColorDepth {
        let terminal = environment["TERM"] ?? ""
        if !(environment["NO_COLOR"] ?? "").isEmpty { return .none }
        if terminal.isEmpty || terminal == "dumb" || terminal.hasPrefix("vt") { return .none }
        if ["truecolor", "24bit"].contains(environment["COLORTERM"]) || terminal.hasSuffix("-direct") {
            return .trueColor
        }
        return terminal.contains("256color") ? .ansi256 : .ansi16
    }
}
