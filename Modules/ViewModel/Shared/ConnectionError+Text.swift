public import Interactor

nonisolated extension ConnectionError {
    /// Says what went wrong with which server, then what to do.
    public var text: String {
        switch self {
        case .refused(let server):
            "The connection to \(server) was refused. Check the address, and whether the server is running."
        case .unknownHost(let server): "The server \(server) was not found. Check its name and your connection."
        case .unreachable(let server): "The server \(server) cannot be reached. Check your connection and try again."
        case .insecure(let server, let reason):
            "No secure connection to \(server) could be made: \(reason.withoutPeriod). Check the address."
        case .interrupted(let server, let received, let expected):
            if expected == nil, received == 0 {
                "\(server) closed the connection without an answer. Try again."
            } else if let expected {
                "The connection to \(server) was lost after \(received) of \(expected) bytes. Try again."
            } else {
                "The connection to \(server) was lost after \(received) bytes of the answer. Try again."
            }
        case .timedOut(let server, let timeout):
            "The server \(server) did not answer completely within \(timeout.text). Try again later."
        case .tooLarge(let server, let limit):
            "The answer of \(server) is larger than \(limit / 1_048_576) MB. Check the address."
        case .redirectedTooOften(let server, let limit):
            "The server \(server) redirected the request more than \(limit) times. Check the address."
        case .redirectedAway(let server):
            "The server \(server) redirected the request to something that is not a web address. Check the address."
        case .invalidAddress(let server): "No server can have the address \(server). Check the address."
        case .noHTTP(let server): "\(server) does not answer in HTTP. Check the address."
        case .malformed(let server, let reason):
            "The answer of \(server) is not valid HTTP (\(reason.withoutPeriod)). Try again later."
        case .notUnpacked(let server): "The compressed answer of \(server) cannot be unpacked. Try again later."
        case .cancelled: "The request was cancelled. Try again."
        case .failed(let server, let reason):
            "The request to \(server) failed: \(reason.withoutPeriod). Check the address and try again."
        }
    }
}
