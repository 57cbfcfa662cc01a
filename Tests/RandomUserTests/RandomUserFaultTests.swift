import Foundation
import HTTP
import Interactor
import Model
import TestDoubles
import TestKit
import TestLoopback
import Testing

@testable import RandomUser

@Suite("Failures of a server", .leakChecks, .endsWhenStuck)
struct RandomUserFaultTests {
    enum Request: CaseIterable {
        case users, picture
    }

    @Test("A status other than success is an error", arguments: [404, 429, 500, 304], Request.allCases)
    func status(status: Int, request: Request) async throws {
        for body in ["", "no", "{}", #"{"error":null}"#] {
            let server = try makeServer { _ in .answer(body, status: status) }
            #expect(try await fault(of: request, at: server) == .httpError(status))
        }
    }

    @Test("A status other than success is reported with the service's own words", arguments: [400, 404, 500, 503])
    func statusWithWords(status: Int) async throws {
        let server = try makeServer { _ in .answer(#"{"error":"Try later"}"#, status: status) }
        let expected = NetworkError.serviceError(ServiceError(message: "Try later", status: status))
        #expect(try await fault(of: .users, at: server) == expected)
    }

    @Test(
        "A status with a time to wait says when to try again, and why in the service's own words",
        arguments: [429, 503], [("Slow down", nil), (#"{"error":"Too much"}"#, "Too much")] as [(String, String?)])
    func retryAfter(status: Int, answer: (body: String, message: String?)) async throws {
        let server = try makeServer { _ in .answer(answer.body, status: status, headers: ["Retry-After: 30"]) }
        let expected = NetworkError.serviceError(
            ServiceError(message: answer.message, status: status, retryDelay: .seconds(30)))
        #expect(try await fault(of: .users, at: server) == expected)
    }

    @Test("A time to wait means nothing if waiting does not help", arguments: [301, 400, 401, 403, 404])
    func pointlessRetryAfter(status: Int) async throws {
        let server = try makeServer { _ in .answer("", status: status, headers: ["Retry-After: 30"]) }
        #expect(try await fault(of: .users, at: server) == .httpError(status))
    }

    @Test("A request for a password is a status like others", arguments: Request.allCases)
    func challenge(request: Request) async throws {
        let server = try makeServer { _ in .answer("", status: 401, headers: [#"WWW-Authenticate: Basic realm="a""#]) }
        #expect(try await fault(of: request, at: server) == .httpError(401))
    }

    @Test("An empty body is no data", arguments: [200, 204], Request.allCases)
    func emptyBody(status: Int, request: Request) async throws {
        let server = try makeServer { _ in .answer("", status: status) }
        #expect(try await fault(of: request, at: server) == .noData)
    }

    @Test("An error of the service is reported in its own words")
    func serviceError() async throws {
        let server = try makeServer { _ in .answer(#"{"error":"Try later"}"#) }
        let fault = try await fault(of: .users, at: server)
        #expect(fault == .serviceError(ServiceError(message: "Try later")))
    }

    @Test("A response that is no page cannot be decoded")
    func decodingError() async throws {
        let server = try makeServer { _ in .answer("{}") }
        let error = FormatError(path: "results", expected: .list, found: .nothing)
        #expect(try await fault(of: .users, at: server) == .decodingError(error))
    }

    @Test("A refused connection is an error", arguments: Request.allCases)
    func refused(request: Request) async throws {
        let port = try LoopbackRefusingPort()
        let fault = await fault(of: request, at: port.url)
        #expect(fault == .networkError(ConnectionError.refused(server: port.url.server)))
    }

    @Test(
        "An incomplete response is an error with the number of received bytes",
        arguments: [
            (LoopbackResponse.truncated("12345", announcing: 10), 10 as Int?),
            (.reset(after: "12345", announcing: 10), 10),
            (.chunks(["12345"], terminated: false), nil), (.hangUp, nil),
        ], Request.allCases)
    func interrupted(response: (LoopbackResponse, expected: Int?), request: Request) async throws {
        let server = try makeServer { _ in response.0 }
        let error = try await transferFault(of: request, at: server)
        guard case .interrupted(server.url.server, let received, response.expected) = error else {
            return #expect(error == .interrupted(server: server.url.server, received: 5, expected: response.expected))
        }
        // A reset may overtake the bytes before it; a closed connection has sent none.
        #expect([0, 5].contains(received))
    }

    @Test(
        "A server that does not respond in time is an error, and is disconnected, even if bytes come slowly",
        arguments: Request.allCases, [LoopbackResponse.stall, .stall(after: "12345", announcing: 10)])
    func timedOut(request: Request, response: LoopbackResponse) async throws {
        let server = try makeServer { _ in response }
        let clock = trackForLeaks(ManualClock())
        let service = makeService(server.url, clock: clock)
        async let fault = fault(of: request, from: service, at: server.url)
        await clock.nextSleep()
        _ = await server.nextRequest()
        clock.advance(by: .seconds(30))
        let expected = ConnectionError.timedOut(server: server.url.server, after: .seconds(30))
        #expect(await fault == .networkError(expected))
        #expect(await server.nextHangUp() != nil)
    }

    @Test("No timer is left after a response")
    func timer() async throws {
        let server = try makeServer { _ in .answer("") }
        let clock = trackForLeaks(ManualClock())
        _ = await fault(of: .users, from: makeService(server.url, clock: clock), at: server.url)
        await clock.nextSleep()
        #expect(clock.sleeperCount == 0)
    }

    @Test("A body over 8 MB is an error, and its end is not awaited", arguments: [1 << 33, nil], Request.allCases)
    func tooLarge(announced: Int?, request: Request) async throws {
        let server = try makeServer { _ in .stall(afterSpaces: 64 << 20, announcing: announced) }
        let fault = try await fault(of: request, at: server)
        let expected = ConnectionError.tooLarge(server: server.url.server, limit: 8 << 20)
        #expect(fault == .networkError(expected))
        #expect(await server.nextHangUp() != nil)
    }

    @Test("A body of 8 MB is read")
    func largest() async throws {
        let server = try makeServer { _ in .spaces(8 * 1024 * 1024) }
        #expect(try await makeService(server.url).picture(at: server.url).count == 8 * 1024 * 1024)
    }

    // In series, because each of the rounds waits for its turn among all tests, and the time limit holds for a case.
    @Test("A request can be cancelled at any moment of a redirect", arguments: 0..<(SlowTests.areEnabled ? 10 : 2))
    func cancelledRedirect(series: Int) async throws {
        let server = try makeServer { request in
            request.path == "/moved" ? .answer(UserAnswer.page([])) : .redirect(to: "/moved")
        }
        let service = makeService(server.url)
        for _ in 0..<50 {
            let task = Task { await fault(of: .users, from: service, at: server.url) }
            _ = await server.nextRequest()
            task.cancel()
            let outcome = await task.value
            #expect(outcome == nil || outcome == .networkError(ConnectionError.cancelled))
        }
    }
}

extension RandomUserFaultTests {
    @Test(
        "A request that is cancelled before or in the middle of a response closes the connection",
        arguments: [LoopbackResponse.stall, .stall(after: "12345", announcing: 10)])
    func cancelledWhileWaiting(response: LoopbackResponse) async throws {
        let server = try makeServer { _ in response }
        let service = makeService(server.url)
        let task = Task { await fault(of: .users, from: service, at: server.url) }
        _ = await server.nextRequest()
        task.cancel()
        #expect(await task.value == .networkError(ConnectionError.cancelled))
        #expect(await server.nextHangUp() != nil)
    }

    @Test("A request that is cancelled before it starts reaches no server")
    func cancelledBefore() async throws {
        let server = try makeServer { _ in .answer("") }
        let service = makeService(server.url)
        let fault = await Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await self.fault(of: .users, from: service, at: server.url)
        }.value
        #expect(fault == .networkError(ConnectionError.cancelled))
        #expect(server.requests.isEmpty)
    }

    private func makeServer(
        _ handler: @escaping @Sendable (LoopbackRequest) -> LoopbackResponse
    ) throws -> LoopbackServer {
        trackForLeaks(try LoopbackServer(handler))
    }

    private func makeService(_ url: URL, clock: any Clock<Duration> = ManualClock()) -> RandomUserService {
        let client = trackForLeaks(HTTPClient(timeout: .seconds(30), clock: clock))
        return RandomUserService(baseURL: url, client: client, now: { Date(timeIntervalSince1970: 0) })
    }

    private func fault(of request: Request, at server: LoopbackServer) async throws -> NetworkError? {
        await fault(of: request, at: server.url)
    }

    private func fault(of request: Request, at url: URL) async -> NetworkError? {
        await fault(of: request, from: makeService(url), at: url)
    }

    private func transferFault(of request: Request, at server: LoopbackServer) async throws -> ConnectionError? {
        guard case .networkError(let error) = try await fault(of: request, at: server) else { return nil }
        return error as? ConnectionError
    }

    private func fault(of request: Request, from service: RandomUserService, at url: URL) async -> NetworkError? {
        do throws(NetworkError) {
            switch request {
            case .users: _ = try await service.users(page: 1, seed: nil)
            case .picture: _ = try await service.picture(at: url)
            }
            return nil
        } catch {
            return error
        }
    }
}
