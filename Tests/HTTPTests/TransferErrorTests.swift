import Foundation
import Testing

@testable import HTTP

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("What is told of a failed transfer")
struct TransferErrorTests {
    @Test(
        "An error of the system is told in the words of a user",
        arguments: [
            (.cannotConnectToHost, "The connection was refused (a.b:1)"),
            (.cannotFindHost, "The server was not found (a.b:1)"),
            (.dnsLookupFailed, "The server was not found (a.b:1)"),
            (.notConnectedToInternet, "The server cannot be reached (a.b:1)"),
            (.secureConnectionFailed, "No secure connection could be made (a.b:1)"),
            (.networkConnectionLost, "The connection was lost (a.b:1): expected a whole answer, 0 bytes of it came"),
            (.cancelled, "The request was cancelled"),
        ] as [(URLError.Code, String)])
    func text(code: URLError.Code, text: String) {
        #expect(TransferError(URLError(code), server: "a.b:1").description == text)
    }

    @Test("Any other error is told in the words of the system")
    func other() {
        let error = NSError(domain: "d", code: 9, userInfo: [NSLocalizedDescriptionKey: "It broke"])
        #expect(TransferError(error, server: "a.b").description == "The request failed (a.b): It broke")
    }

    @Test(
        "A timeout is told in seconds, or in milliseconds where it is not whole",
        arguments: [(.seconds(30), "30 s"), (.milliseconds(1500), "1500 ms")] as [(Duration, String)])
    func timeout(timeout: Duration, text: String) {
        let error = TransferError.timedOut(server: "a.b", after: timeout)
        #expect(error.description == "The request timed out (a.b): expected a whole answer within \(text)")
    }
}
