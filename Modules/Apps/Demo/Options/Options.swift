import TextUI

/// The command line, before any feature has read its options.
nonisolated struct Options: Equatable {
    /// The screen to print; nil to run in the terminal, if there is one.
    var screen: String?
    /// The link to the first screen; nil to let the app choose that screen.
    var link: String?
    var size = Size(width: 80, height: 24)
    var keys: [Key] = []
    var format = OutputFormat.text
    var storage = StorageChoice.platform
    var locale: String?
    var color = ColorChoice.auto
    var symbols = SymbolChoice.auto
    /// Whether to wait for the work started by the last key before printing the screen.
    var waits = true
    /// The flow to record; nil to record none.
    var flow: FlowName?
    /// The package to record the flow into; nil for the one that contains the working folder.
    var package: String?
    /// The file to write a trace to, or `-` to print it in place of the screen; nil to write none.
    var trace: String?
    var wantsHelp = false
    var wantsVersion = false
    /// The values of the features' options, by the options' names; an empty text means that the value is missing.
    var featureOptions: [String: String] = [:]
}

/// The format of a printed screen.
nonisolated enum OutputFormat: String, CaseIterable {
    case text, styled, ansi, svg, transcript
}

/// The choice of when to use colours.
nonisolated enum ColorChoice: String, CaseIterable {
    /// Only if standard output is a terminal and NO_COLOR is not set.
    case auto
    case always
    case never
}

/// The choice of the characters for borders, symbols and the spinner.
nonisolated enum SymbolChoice: Equatable {
    /// ASCII in a terminal whose locale names a character set other than UTF-8, otherwise Unicode.
    case auto
    case ascii
    case unicode
}
