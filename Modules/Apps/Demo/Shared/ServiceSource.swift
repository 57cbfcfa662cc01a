/// The source of what a feature shows.
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
