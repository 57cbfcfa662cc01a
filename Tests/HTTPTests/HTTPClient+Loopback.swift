import Foundation
import TestKit
import TestLoopback
import Testing

@testable import HTTP

func makeServer(
    _ handler: @escaping @Sendable (LoopbackRequest) -> LoopbackResponse
) throws -> LoopbackServer {
    trackForLeaks(try LoopbackServer(handler))
}

func makeClient(clock: any Clock<Duration> = ContinuousClock()) -> HTTPClient {
    trackForLeaks(HTTPClient(timeout: .seconds(30), clock: clock))
}

/// Returns why a request to `url` failed; nil if it succeeded.
func fault(at url: URL, of client: HTTPClient = makeClient()) async -> TransferError? {
    do throws(TransferError) {
        _ = try await client.response(from: url)
        return nil
    } catch {
        return error
    }
}
