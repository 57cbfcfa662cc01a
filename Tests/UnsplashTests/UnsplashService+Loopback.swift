import Foundation
import HTTP
import Interactor
import TestKit
import TestLoopback
import Testing

@testable import Unsplash

func makeServer(
    _ handler: @escaping @Sendable (LoopbackRequest) -> LoopbackResponse
) throws -> LoopbackServer {
    trackForLeaks(try LoopbackServer(handler))
}

func makeService(
    _ url: URL, key: String? = "secret-key", clock: any Clock<Duration> = ManualClock()
) -> UnsplashService {
    let client = trackForLeaks(HTTPClient(timeout: .seconds(30), clock: clock))
    return UnsplashService(baseURL: url, accessKey: key, client: client, now: { Date(timeIntervalSince1970: 0) })
}

func error(of service: UnsplashService) async -> APIError? {
    do throws(APIError) {
        _ = try await service.photos(matching: nil, page: 1)
        return nil
    } catch {
        return error
    }
}
