import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension TransferError {
    /// Maps a system error that occurred before the head of a response arrived.
    init(_ error: any Error, server: String) {
        let code = (error as? URLError)?.code ?? URLError.Code(rawValue: (error as NSError).code)
        switch code {
        case .cannotConnectToHost: self = .refused(server: server)
        case .cannotFindHost, .dnsLookupFailed: self = .unknownHost(server: server)
        case .notConnectedToInternet: self = .unreachable(server: server)
        case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
            .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid:
            self = .insecure(server: server)
        case .networkConnectionLost, .badServerResponse, .cannotParseResponse, .cannotDecodeContentData:
            self = .interrupted(server: server, received: 0, expected: nil)
        case .cancelled: self = .cancelled
        default: self = .failed(server: server, reason: (error as NSError).localizedDescription)
        }
    }
}
