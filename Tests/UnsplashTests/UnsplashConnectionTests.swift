import Foundation
import HTTP
import Interactor
import Model
import TestKit
import TestLoopback
import Testing

@testable import Unsplash

@Suite("A connection to the photo service that fails", .leakChecks, .endsWhenStuck)
struct UnsplashConnectionTests {
    @Test(
        "An incomplete response is an error",
        arguments: [LoopbackResponse.truncated("[", announcing: 10), .reset(after: "[", announcing: 10), .hangUp])
    func interrupted(response: LoopbackResponse) async throws {
        let server = try makeServer { _ in response }
        let error = await error(of: makeService(server.url))
        guard case .networkError(.interrupted(server.url.server, _, _)) = error else {
            return #expect(
                error == .networkError(.interrupted(server: server.url.server, received: 0, expected: nil)))
        }
    }

    @Test("A refused connection is an error")
    func refused() async throws {
        let port = try LoopbackRefusingPort()
        #expect(await error(of: makeService(port.url)) == .networkError(.refused(server: port.url.server)))
    }

    @Test("An endless redirect, one off the web and a large body are errors of their own")
    func redirectsAndSize() async throws {
        let loop = try makeServer { _ in .redirect(to: "/again") }
        #expect(
            await error(of: makeService(loop.url))
                == .networkError(.redirectedTooOften(server: loop.url.server, limit: 10)))
        let away = try makeServer { _ in .redirect(to: "ftp://127.0.0.1/") }
        #expect(await error(of: makeService(away.url)) == .networkError(.redirectedAway(server: away.url.server)))
        let large = try makeServer { _ in .stall(afterSpaces: 64 << 20, announcing: nil) }
        #expect(
            await error(of: makeService(large.url))
                == .networkError(.tooLarge(server: large.url.server, limit: 8 << 20)))
    }

    @Test("A server that does not speak TLS is an error of its own")
    func insecure() async throws {
        let server = try makeServer { _ in .answer("[]") }
        let error = await error(of: makeService(try server.secureURL))
        #expect(error == .networkError(.insecure(server: server.url.server, .noTLS)))
    }

    @Test("A server that does not respond in time is an error, and its connection is closed")
    func timedOut() async throws {
        let server = try makeServer { _ in .stall }
        let clock = trackForLeaks(ManualClock())
        let service = makeService(server.url, clock: clock)
        async let error = error(of: service)
        await clock.nextSleep()
        _ = await server.nextRequest()
        clock.advance(by: .seconds(30))
        #expect(await error == .networkError(.timedOut(server: server.url.server, after: .seconds(30))))
        #expect(await server.nextHangUp() != nil)
    }

    @Test("A cancelled request closes the connection")
    func cancelled() async throws {
        let server = try makeServer { _ in .stall }
        let service = makeService(server.url)
        let task = Task { await error(of: service) }
        _ = await server.nextRequest()
        task.cancel()
        #expect(await task.value == .networkError(.cancelled))
        #expect(await server.nextHangUp() != nil)
    }
}
