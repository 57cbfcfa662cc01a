import Binding
import TestKit
import Testing

@MainActor
@Suite("Work", .leakChecks, .endsWhenStuck)
struct WorkTests {
    private typealias Requests = RequestQueue<String, Int, CancellationError>

    @Test(
        "Work passes an operation's result to the operation's owner",
        arguments: [
            (.success(1), "page success(1)"),
            (.failure(CancellationError()), "page failure(Swift.CancellationError())"),
        ] as [(Result<Int, CancellationError>, String)])
    func result(answer: Result<Int, CancellationError>, event: String) async throws {
        let (work, owner, requests) = (makeWork(), makeRecorder(), Requests())
        work.ask("page", requests, for: owner)

        try await requests.next().answer(answer)
        await work.settle()

        #expect(owner.events == [event])
    }

    @Test("Work finishes operations in the order in which they answer")
    func answersInAnyOrder() async throws {
        let (work, owner, requests) = (makeWork(), makeRecorder(), Requests())
        work.ask("first", requests, for: owner)
        work.ask("second", requests, for: owner)
        let pending = [try await requests.next(), try await requests.next()]
        let (first, second) = pending[0].question == "first" ? (pending[0], pending[1]) : (pending[1], pending[0])

        await work.finishing { second.answer(.success(2)) }
        first.answer(.success(1))
        await work.settle()

        #expect(owner.events == ["second success(2)", "first success(1)"])
    }

    @Test("Work finishes an operation only after the call that starts the operation has returned")
    func neverAtOnce() async {
        let (work, owner) = (makeWork(), makeRecorder())
        work.start(for: owner) {
            1
        } then: { owner, _ in
            owner.record("finished")
        }
        owner.record("started")

        await work.settle()

        #expect(owner.events == ["started", "finished"])
    }

    @Test(
        "Work drops the result of a cancelled operation, however the operation ends",
        arguments: [.success(1), .failure(CancellationError())] as [Result])
    func cancelled(answer: Result<Int, CancellationError>) async throws {
        let (work, owner, requests) = (makeWork(), makeRecorder(), Requests())
        let task = work.ask("page", requests, for: owner)
        let request = try await requests.next()

        task.cancel()
        await request.cancellation()
        request.answer(answer)
        await work.settle()

        #expect(owner.events.isEmpty)
    }

    @Test("Work does not keep an operation's owner alive, and drops the result if the owner is freed")
    func ownerIsFreed() async throws {
        let (work, witness, requests) = (makeWork(), makeRecorder(), Requests())
        var owner: Recorder? = makeRecorder()
        weak let observed = owner
        if let owner {
            work.start(for: owner) { () async throws(CancellationError) in
                try await requests.ask("page")
            } then: { _, _ in
                witness.record("finished")
            }
        }
        let request = try await requests.next()

        owner = nil
        #expect(observed == nil)
        request.answer(.success(1))
        await work.settle()

        #expect(witness.events.isEmpty)
    }

    @Test("Freed work cancels its operations and drops their results")
    func isFreed() async throws {
        let (parent, owner, requests) = (makeWork(), makeRecorder(), Requests(whenCancelled: CancellationError()))
        var work: Work? = makeWork(within: parent)
        work?.ask("first", requests, for: owner)
        work?.ask("second", requests, for: owner)
        let pending = [try await requests.next(), try await requests.next()]

        work = nil
        for request in pending { await request.cancellation() }
        await parent.settle()

        #expect(owner.events.isEmpty)
    }

    @Test("Work may be freed while it finishes an operation")
    func isFreedWhileFinishing() async {
        let (parent, owner) = (makeWork(), makeRecorder())
        var work: Work? = makeWork(within: parent)
        work?.start(for: owner) {
            1
        } then: { owner, _ in
            work = nil
            owner.record("finished")
        }

        await parent.settle()

        #expect(work == nil)
        #expect(owner.events == ["finished"])
    }

    @Test("Work calls its handler after each of its own operations, and after each operation of its child work")
    func didFinish() async {
        let (parent, recorder) = (makeWork(), makeRecorder())
        let child = makeWork(within: parent)
        parent.didFinish = { [weak recorder] in recorder?.record("parent heard") }
        child.didFinish = { [weak recorder] in recorder?.record("child heard") }
        child.record("finished", for: recorder)
        await parent.settle()
        parent.record("finished", for: recorder)
        await parent.settle()
        #expect(recorder.events == ["finished", "child heard", "parent heard", "finished", "parent heard"])
    }

    @Test("Work calls its handler after a cancelled operation, too")
    func didFinishCancelled() async throws {
        let (work, recorder, requests) = (makeWork(), makeRecorder(), Requests(whenCancelled: CancellationError()))
        work.didFinish = { [weak recorder] in recorder?.record("heard") }
        let task = work.ask("page", requests, for: recorder)
        _ = try await requests.next()

        task.cancel()
        await work.settle()

        #expect(recorder.events == ["heard"])
    }

    @Test("Settling work waits for an operation that the work's handler starts")
    func startsWhenFinished() async {
        let (parent, recorder) = (makeWork(), makeRecorder())
        let child = makeWork(within: parent)
        child.didFinish = { [weak child, weak recorder] in
            child?.didFinish = nil
            if let recorder {
                child?.record("second", for: recorder)
            }
        }
        child.record("first", for: recorder)

        await recorder.recordSettling(of: parent).value

        #expect(recorder.events == ["first", "second", "settled"])
    }
}
