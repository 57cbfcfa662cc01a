import Foundation

/// The source of a feature's data.
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

extension Composition {
    /// Returns the source that an option names; throws if the value looks like a host, but is neither a file nor a URL.
    func source(of option: OptionExplanation) throws(UsageError) -> ServiceSource {
        let source = ServiceSource(try value(of: option))
        guard case .file(let path) = source, !FileManager.default.fileExists(atPath: path),
            path.starts(with: /[^.\/][^\/]*:[0-9]/) || path.starts(with: /[^.\/][^\/]*\./) && !path.hasSuffix(".json")
        else { return source }
        throw .unknownValue(option.name, path, expected: "an existing file, or a URL such as http://\(path)")
    }
}
