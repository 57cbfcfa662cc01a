import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension TransferError {
    /// Creates the error for a system error.
    ///
    /// - Parameters:
    ///   - received: The number of bytes of the body that arrived before the error.
    ///   - expected: The number of bytes that the response announced.
    init(_ error: any Error, server: String, received: Int = 0, expected: Int? = nil) {
        let code = (error as? URLError)?.code ?? URLError.Code(rawValue: (error as NSError).code)
        let reason = (error as NSError).localizedDescription
        switch code {
        case .cannotConnectToHost: self = .refused(server: server)
        case .cannotFindHost, .dnsLookupFailed: self = .unknownHost(server: server)
        case .notConnectedToInternet, .timedOut: self = .unreachable(server: server)
        case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
            .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid, .clientCertificateRequired:
            self = .insecure(server: server, TLSFault(code, reason: reason))
        case .networkConnectionLost, .badServerResponse:
            self = .interrupted(server: server, received: received, expected: expected)
        case .badURL: self = .invalidAddress(server: server)
        case .cancelled: self = .cancelled
        default:
            switch UnnamedFailure(reason) {
            case .unreachable: self = .unreachable(server: server)
            case .interrupted: self = .interrupted(server: server, received: received, expected: expected)
            case .insecure: self = .insecure(server: server, TLSFault(code, reason: reason))
            case .noHTTP: self = .noHTTP(server: server)
            case .notUnpacked: self = .notUnpacked(server: server)
            case .malformed: self = .malformed(server: server, reason: reason)
            case nil: self = .failed(server: server, reason: reason)
            }
        }
    }
}

/// A failure for which the session has no code of its own on Linux.
///
/// On Linux the session reports most libcurl errors as unknown, so only libcurl's messages distinguish them.
private enum UnnamedFailure {
    case unreachable, interrupted, insecure, noHTTP, notUnpacked, malformed

    init?(_ reason: String) {
        let reason = reason.lowercased()
        func says(_ phrases: String...) -> Bool { phrases.contains { reason.contains($0) } }
        if says("failed to connect", "could not connect", "couldn't connect") {
            self = .unreachable
        } else if says(
            "transfer closed", "recv failure", "send failure", "connection reset", "not closed cleanly",
            "unexpected eof", "ssl_error_syscall")
        {
            self = .interrupted
        } else if says("ssl", "tls", "certificate") {
            self = .insecure
        } else if says("http/0.9", "unsupported response code") {
            self = .noHTTP
        } else if says("content unencoding", "content encoding", "bad http content") {
            self = .notUnpacked
        } else if says("content-length", "chunked", "header", "status line", "unsupported http") {
            self = .malformed
        } else {
            return nil
        }
    }
}
