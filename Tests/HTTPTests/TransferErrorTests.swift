import Foundation
import Testing

@testable import HTTP

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("The description of a failed transfer")
struct TransferErrorTests {
    @Test(
        "An error of the system is described in plain words",
        arguments: [
            (.cannotConnectToHost, "The connection was refused (a.b:1)"),
            (.cannotFindHost, "The server was not found (a.b:1)"),
            (.dnsLookupFailed, "The server was not found (a.b:1)"),
            (.notConnectedToInternet, "The server cannot be reached (a.b:1)"),
            (.secureConnectionFailed, "No secure connection could be made (a.b:1)"),
            (.networkConnectionLost, "The connection was lost (a.b:1): expected a complete response, got 0 bytes"),
            (.cancelled, "The request was cancelled"),
        ] as [(URLError.Code, String)])
    func text(code: URLError.Code, text: String) {
        #expect(TransferError(URLError(code), server: "a.b:1").description == text)
    }

    @Test("Any other error is described in the system's words")
    func other() {
        let error = NSError(domain: "d", code: 9, userInfo: [NSLocalizedDescriptionKey: "It broke"])
        #expect(TransferError(error, server: "a.b").description == "The request failed (a.b): It broke")
    }

    @Test(
        "A timeout is described in seconds, or in milliseconds if they are not whole",
        arguments: [(.seconds(30), "30 s"), (.milliseconds(1500), "1500 ms")] as [(Duration, String)])
    func timeout(timeout: Duration, text: String) {
        let error = TransferError.timedOut(server: "a.b", after: timeout)
        #expect(error.description == "The request timed out (a.b): expected a complete response within \(text)")
    }
}
