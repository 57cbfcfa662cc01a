/// The source of what a feature shows.
nonisolated enum ServiceSource: Equatable {
    case sample
    case live
    /// The base URL of a service.
    case service(String)
    /// The path of a file with a service's response.
    case file(String)

    /// Reads the value of an option; nil stands for the bundled sample.
    init(_ value: String?) {
        switch value {
        case nil, "sample": self = .sample
        case "live": self = .live
        case let value?: self = value.contains("://") ? .service(value) : .file(value)
        }
    }
}
