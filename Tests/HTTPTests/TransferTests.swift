import Foundation
import Testing

@testable import HTTP

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("A transfer")
struct TransferTests {
    private let transfer = Transfer(from: "a.b", sizeLimit: 8)

    private func outcome(_ script: (Transfer) -> Void) async -> Transfer.Outcome {
        await transfer.outcome { script(transfer) }
    }

    private func head(_ status: Int, length: Int = 4) throws -> HTTPURLResponse {
        let url = try #require(URL(string: "http://a.b/"))
        return try #require(
            HTTPURLResponse(
                url: url, statusCode: status, httpVersion: nil, headerFields: ["Content-Length": "\(length)"]))
    }

    @Test("An unsuccessful response is returned if its head has arrived, whatever happens to its body")
    func failureInTime() async throws {
        let head = try head(429)
        let response = try await outcome { transfer in
            #expect(transfer.receive(head))
            #expect(transfer.receive(Data("Ra".utf8)))
            transfer.fail(.timedOut(server: "a.b", after: .seconds(30)))
        }.get()
        #expect(response.status == 429)
        #expect(response.body == Data("Ra".utf8))
    }

    @Test("A transfer that is cancelled after the head of an unsuccessful response fails as cancelled")
    func cancelledFailure() async throws {
        let head = try head(429)
        let outcome = await outcome { transfer in
            #expect(transfer.receive(head))
            transfer.fail(.cancelled)
        }
        #expect(outcome == .failure(.cancelled))
    }

    @Test("An unsuccessful response whose body is too large is returned without the body")
    func largeFailure() async throws {
        let head = try head(500, length: 9)
        let response = try await outcome { #expect(!$0.receive(head)) }.get()
        #expect(response.status == 500)
        #expect(response.body.isEmpty)
    }

    @Test("A successful response that is not complete in time is an error")
    func successTooLate() async throws {
        let head = try head(200)
        let error = TransferError.timedOut(server: "a.b", after: .seconds(30))
        let outcome = await outcome { transfer in
            #expect(transfer.receive(head))
            transfer.fail(error)
        }
        #expect(outcome == .failure(error))
    }
}
