import TestKit
import Testing

@Suite("A request whose caller is cancelled", .endsWhenStuck)
struct CancelledRequestTests {
    private enum Refusal: Error {
        case cancelled
    }

    @Test("A cancelled request throws immediately if its queue was created with an error for cancellation")
    func failsAtOnce() async throws {
        let queue = RequestQueue<String, Int, Refusal>(whenCancelled: .cancelled)
        let asking = Task { try await queue.ask("question") }
        let request = try await queue.next()
        asking.cancel()
        await request.cancellation()
        await #expect(throws: Refusal.cancelled) { try await asking.value }
    }

    @Test("A cancelled request waits for its answer if its queue was created without an error for cancellation")
    func waitsOn() async throws {
        let queue = RequestQueue<String, Int, Refusal>()
        let asking = Task { try await queue.ask("question") }
        let request = try await queue.next()
        asking.cancel()
        await request.cancellation()
        request.answer(.success(1))
        #expect(try await asking.value == 1)
    }
}
