import Binding
import TestKit
import Testing

@MainActor
@Suite("Settling work", .leakChecks, .endsWhenStuck)
struct WorkSettlingTests {
    private typealias Requests = RequestQueue<String, Int, CancellationError>

    @Test("Settling work waits for every started operation")
    func all() async throws {
        let (work, recorder, requests) = (makeWork(), makeRecorder(), Requests())
        work.ask("page", requests, for: recorder)
        work.ask("page", requests, for: recorder)
        let settled = recorder.recordSettling(of: work)
        let (first, second) = (try await requests.next(), try await requests.next())
        #expect(!work.isSettled)

        await work.finishing { first.answer(.success(1)) }
        #expect(!work.isSettled)
        second.answer(.success(2))
        await settled.value

        #expect(recorder.events == ["page success(1)", "page success(2)", "settled"])
        #expect(work.isSettled)
    }

    @Test("Settling work waits for operations that other operations start when they finish")
    func nested() async {
        let (work, recorder) = (makeWork(), makeRecorder())
        work.start(for: recorder) {
            1
        } then: { [weak work] recorder, _ in
            recorder.record("first")
            work?.start(for: recorder) {
                2
            } then: { recorder, _ in
                recorder.record("second")
                work?.record("third", for: recorder)
            }
        }

        await recorder.recordSettling(of: work).value

        #expect(recorder.events == ["first", "second", "third", "settled"])
    }

    @Test(
        "Settling work waits until a cancelled operation has returned, even if the operation's work was freed",
        arguments: [true, false])
    func cancelled(withItsWork: Bool) async throws {
        let (parent, recorder, requests) = (makeWork(), makeRecorder(), Requests())
        var child: Work? = makeWork(within: parent)
        let task = child?.ask("page", requests, for: recorder)
        let settled = recorder.recordSettling(of: parent)
        let request = try await requests.next()

        if withItsWork { child = nil } else { task?.cancel() }
        await request.cancellation()
        #expect(!parent.isSettled)
        recorder.record("answering")
        request.answer(.success(1))
        await settled.value

        #expect(recorder.events == ["answering", "settled"])
    }

    @Test("Settling work waits for child work at any depth")
    func parent() async throws {
        let (parent, recorder, requests) = (makeWork(), makeRecorder(), Requests())
        let child = makeWork(within: parent)
        let grandchild = makeWork(within: child)
        grandchild.ask("page", requests, for: recorder)
        let settled = recorder.recordSettling(of: parent)
        let request = try await requests.next()
        #expect(!parent.isSettled && !child.isSettled)

        request.answer(.success(1))
        await settled.value

        #expect(recorder.events == ["page success(1)", "settled"])
        #expect(parent.isSettled && child.isSettled && grandchild.isSettled)
    }

    @Test("Settling work does not wait for operations of the work's parent or sibling")
    func others() async throws {
        let (parent, recorder, requests) = (makeWork(), makeRecorder(), Requests())
        let (child, sibling) = (makeWork(within: parent), makeWork(within: parent))
        parent.ask("parent", requests, for: recorder)
        sibling.ask("sibling", requests, for: recorder)

        #expect(child.isSettled)
        await child.settle()

        #expect(recorder.events.isEmpty)
        for _ in 1...2 { try await requests.next().answer(.success(1)) }
        await parent.settle()
    }

    @Test("When work has settled, every task that waits for it resumes")
    func several() async throws {
        let (work, recorder, requests) = (makeWork(), makeRecorder(), Requests())
        work.ask("page", requests, for: recorder)
        let waiting = (1...3).map { _ in recorder.recordSettling(of: work) }

        try await requests.next().answer(.success(1))
        for task in waiting { await task.value }

        #expect(recorder.events == ["page success(1)", "settled", "settled", "settled"])
    }

    @Test("If a task that waited for work starts an operation, other waiting tasks wait for the operation, too")
    func goesOn() async {
        let (work, recorder) = (makeWork(), makeRecorder())
        work.record("first", for: recorder)
        let eager = Task {
            await work.settle()
            work.record("second", for: recorder)
        }
        let patient = recorder.recordSettling(of: work)

        await eager.value
        await patient.value

        #expect(recorder.events == ["first", "second", "settled"])
    }

    @Test("A cancelled task stops waiting for work to settle, but other tasks keep waiting", arguments: [true, false])
    func cancelledWait(isCancelledFirst: Bool) async throws {
        let (work, recorder, requests) = (makeWork(), makeRecorder(), Requests())
        work.ask("page", requests, for: recorder)
        let request = try await requests.next()
        let other = recorder.recordSettling(of: work)
        let cancelled = Task { await work.settle() }

        if isCancelledFirst { cancelled.cancel() } else { Task { cancelled.cancel() } }
        await cancelled.value
        #expect(recorder.events.isEmpty && !work.isSettled)
        request.answer(.success(1))
        await other.value

        #expect(recorder.events == ["page success(1)", "settled"])
    }
}
