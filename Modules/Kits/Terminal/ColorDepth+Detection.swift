public import TextUI

extension ColorDepth {
    /// What the terminal that `environment` describes can show; `NO_COLOR` asks for attributes alone (no-color.org).
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
