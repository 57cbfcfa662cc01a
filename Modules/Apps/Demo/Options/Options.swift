import Coordinator
import TextUI

/// The parsed command line.
nonisolated struct Options: Equatable {
    /// The screen to print; nil to run in the terminal, if there is one.
    var route: Route?
    var size = Size(width: 80, height: 24)
    var keys: [Key] = []
    var format = OutputFormat.text
    var users = ServiceSource.sample
    var photos = ServiceSource.sample
    var shop = ShopSource.sample
    var storage = Storage.platform
    var locale: String?
    /// The binding style of the profile.
    var binding = BindingStyle.immutable
    var color = ColorChoice.auto
    var symbols = SymbolChoice.auto
    /// Whether to wait for the work started by the last key before printing the screen.
    var waits = true
    /// The flow to record; nil to record none.
    var flow: FlowName?
    /// The package to record the flow into; nil for the one around the working folder.
    var package: String?
    /// The file to write a trace to, or `-` to print it in place of the screen; nil to write none.
    var trace: String?
    var wantsHelp = false
    var wantsVersion = false
}

/// The format of a printed screen.
nonisolated enum OutputFormat: String, CaseIterable {
    case text
    case styled
    case ansi
    case svg
    case transcript
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
    /// ASCII only in a terminal whose locale names a character set other than UTF-8.
    case auto
    case ascii
    case unicode
}

/// The source of people or photos.
nonisolated enum ServiceSource: Equatable {
    case sample
    case live
    /// The base URL of a service.
    case service(String)
    /// The path of a file with a service's response.
    case file(String)

    init(_ argument: String) {
        switch argument {
        case "sample": self = .sample
        case "live": self = .live
        default: self = argument.contains("://") ? .service(argument) : .file(argument)
        }
    }
}

/// The source of products; there is no known service for them.
nonisolated enum ShopSource: Equatable {
    case sample
    /// The path of a file with a catalogue.
    case file(String)
}
