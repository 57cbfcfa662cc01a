import Foundation
import HTTP
import TestKit
import TestLoopback
import Testing

@testable import RandomUser

func makeServer(
    _ handler: @escaping @Sendable (LoopbackRequest) -> LoopbackResponse
) throws -> LoopbackServer {
    trackForLeaks(try LoopbackServer(handler))
}

func makeService(_ url: URL) -> RandomUserService {
    let client = trackForLeaks(HTTPClient(timeout: .seconds(30), clock: ManualClock()))
    return RandomUserService(baseURL: url, client: client, now: { Date(timeIntervalSince1970: 0) })
}
