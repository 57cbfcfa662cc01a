import Coordinator
import TextUI

/// What the command line asks for.
nonisolated struct Options: Equatable {
    /// The screen to print; nil to run in the terminal, where there is one.
    var route: Route?
    var size = Size(width: 80, height: 24)
    var keys: [Key] = []
    var format = OutputFormat.text
    var users = ServiceSource.sample
    var photos = ServiceSource.sample
    var shop = ShopSource.sample
    var storage = Storage.platform
    var locale: String?
    /// How the profile's view hears of its view model.
    var binding = BindingStyle.immutable
    var color = ColorChoice.auto
    var isASCII = false
    /// Whether what the last key began is finished before the screen is printed.
    var waits = true
    var wantsHelp = false
}

/// How a screen is printed.
nonisolated enum OutputFormat: String, CaseIterable {
    case text
    case styled
    case ansi
    case svg
    case transcript
}

/// When colours are used.
nonisolated enum ColorChoice: String, CaseIterable {
    /// Where standard output is a terminal and NO_COLOR is not set.
    case auto
    case always
    case never
}

/// Where people, or photos, come from.
nonisolated enum ServiceSource: Equatable {
    case sample
    case live
    /// The base of a service's address.
    case service(String)
    /// A file with a service's answer.
    case file(String)

    init(_ argument: String) {
        switch argument {
        case "sample": self = .sample
        case "live": self = .live
        default: self = argument.contains("://") ? .service(argument) : .file(argument)
        }
    }
}

/// Where products come from; no service is known that has any.
nonisolated enum ShopSource: Equatable {
    case sample
    /// A file with a catalogue.
    case file(String)
}

/// Where bookmarks, lists and settings are kept.
nonisolated enum Storage: Equatable {
    /// The platform's data folder.
    case platform
    case folder(String)
    case inMemory
}
