import TestKit
import Testing

@Suite("A queue of requests", .endsWhenStuck)
struct RequestQueueTests {
    private typealias Queue = RequestQueue<String, Int, CancellationError>

    private let queue = Queue()

    @Test("A queue returns requests in the order of their arrival, but they can be answered in any order")
    func anyOrder() async throws {
        let (early, first) = try await ask("early")
        let (late, second) = try await ask("late")
        #expect([first.question, second.question] == ["early", "late"])

        second.answer(.success(2))
        #expect(try await late.value == 2)
        first.answer(.success(1))
        #expect(try await early.value == 1)
        #expect(queue.questions == ["early", "late"])
    }

    @Test("A request throws the error in its answer")
    func failure() async throws {
        let (task, request) = try await ask("question")
        request.answer(.failure(CancellationError()))
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test("A request uses the first of two answers")
    func twoAnswers() async throws {
        let (task, request) = try await ask("question")
        request.answer(.success(1))
        request.answer(.success(2))
        #expect(try await task.value == 1)
    }

    @Test("A cancelled task stops waiting for a request")
    func nothingAsked() async {
        let waiting = Task { [queue] in try await queue.next() }
        waiting.cancel()
        await #expect(throws: CancellationError.self) { try await waiting.value }
    }

    /// Makes a request and takes it out of the queue.
    private func ask(_ question: String) async throws -> (asking: Task<Int, any Error>, request: Queue.Pending) {
        let asking = Task { [queue] in try await queue.ask(question) }
        return (asking, try await queue.next())
    }
}
