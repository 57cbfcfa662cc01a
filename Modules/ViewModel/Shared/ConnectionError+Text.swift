public import Interactor

nonisolated extension ConnectionError {
    /// The problem with the server, then the remedy.
    public var text: String { [reason.asSentence, advice].compactMap(\.self).joined(separator: " ") }

    /// The problem with the server.
    var reason: String {
        switch self {
        case .refused(let server): "The connection to \(server) was refused"
        case .unknownHost(let server): "The server \(server) was not found"
        case .unreachable(let server): "The server \(server) cannot be reached"
        case .insecure(let server, nil): "No secure connection to \(server) could be made"
        case .insecure(let server, let fault?): "No secure connection to \(server) could be made: \(fault.text)"
        case .interrupted(let server, 0, nil): "\(server) closed the connection without an answer"
        case .interrupted(let server, let received, let expected?):
            "The connection to \(server) was lost after \(received) of \(expected) bytes"
        case .interrupted(let server, let received, nil):
            "The connection to \(server) was lost after \(received) \(received == 1 ? "byte" : "bytes") of the answer"
        case .timedOut(let server, let timeout):
            "The server \(server) did not finish its answer within \(timeout.text)"
        case .tooLarge(let server, let limit): "The answer from \(server) is larger than \(limit / 1_048_576) MB"
        case .redirectedTooOften(let server, let limit):
            "The server \(server) redirected the request more than \(limit) times"
        case .redirectedAway(let server):
            "The server \(server) redirected the request to something that is not a web address"
        case .invalidAddress(let server): "The address \(server) cannot be used"
        case .noHTTP(let server): "\(server) does not answer in HTTP"
        case .malformed(let server, let reason):
            "The answer from \(server) is not valid HTTP (\(reason.withoutPeriod))"
        case .notUnpacked(let server): "The compressed answer from \(server) cannot be unpacked"
        case .cancelled: "The request was cancelled"
        case .failed(let server, let reason): "The request to \(server) failed: \(reason.withoutPeriod)"
        }
    }

    /// The remedy other than a retry; nil if there is none.
    private var advice: String? {
        switch self {
        case .refused: "Check the address, and whether the server is running."
        case .unknownHost: "Check its name and your connection."
        case .unreachable, .interrupted: "Check your connection."
        case .timedOut, .malformed, .notUnpacked: Advice.wait
        case .cancelled: nil
        case .insecure(_, .expiredCertificate), .insecure(_, .futureCertificate):
            "Check the address, and the date of this machine."
        case .insecure, .tooLarge, .redirectedTooOften, .redirectedAway, .invalidAddress, .noHTTP, .failed:
            Advice.checkAddress
        }
    }
}

nonisolated extension ConnectionError.TLSFault {
    fileprivate var text: String {
        switch self {
        case .untrustedCertificate: "its certificate is not trusted"
        case .expiredCertificate: "its certificate has expired"
        case .futureCertificate: "its certificate is not valid yet"
        case .foreignCertificate: "its certificate is for another server"
        case .noTLS: "the server does not use TLS"
        }
    }
}
