import TestKit
import TestLoopback
import Testing

@testable import HTTP

@Suite("A request that times out or is cancelled", .leakChecks, .endsWhenStuck)
struct HTTPEndingTests {
    @Test(
        "A request whose response is not complete in time fails and closes its connection",
        arguments: [LoopbackResponse.stall, .stall(after: "12345", announcing: 10)])
    func timedOut(response: LoopbackResponse) async throws {
        let server = try makeServer { _ in response }
        let clock = trackForLeaks(ManualClock())
        let client = makeClient(clock: clock)
        async let error = fault(at: server.url, of: client)
        await clock.nextSleep()
        _ = await server.nextRequest()
        clock.advance(by: .seconds(30))
        #expect(await error == .timedOut(server: server.url.server, after: .seconds(30)))
        #expect(await server.nextHangUp() != nil)
        // The client stays alive until here, because a freed client closes its connections, too.
        withExtendedLifetime(client) {}
    }

    @Test(
        "A request that is cancelled before or during its response closes its connection",
        arguments: [LoopbackResponse.stall, .stall(after: "12345", announcing: 10)])
    func cancelledWhileWaiting(response: LoopbackResponse) async throws {
        let server = try makeServer { _ in response }
        let client = makeClient()
        let task = Task { await fault(at: server.url, of: client) }
        _ = await server.nextRequest()
        task.cancel()
        #expect(await task.value == .cancelled)
        #expect(await server.nextHangUp() != nil)
        withExtendedLifetime(client) {}
    }

    @Test("A request that is cancelled before it starts reaches no server")
    func cancelledBefore() async throws {
        let server = try makeServer { _ in .answer("") }
        let error = await Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await fault(at: server.url)
        }.value
        #expect(error == .cancelled && server.requests.isEmpty)
    }

    // Each case has its own time limit, so several cases have enough time even on a busy processor.
    @Test("A request can be cancelled at any moment of a redirect", arguments: 0..<(SlowTests.areEnabled ? 10 : 2))
    func cancelledRedirect(series: Int) async throws {
        let server = try makeServer { $0.path == "/moved" ? .answer("") : .redirect(to: "/moved") }
        let client = makeClient()
        for _ in 0..<50 {
            let task = Task { await fault(at: server.url, of: client) }
            _ = await server.nextRequest()
            task.cancel()
            #expect([nil, .cancelled].contains(await task.value))
        }
    }
}
