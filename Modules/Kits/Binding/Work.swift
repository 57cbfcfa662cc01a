/// The one place in which a module's asynchronous work starts, and where it can be awaited.
///
/// The laws:
/// - What was started is cancelled when the `Work` is freed: a closed screen closes its request.
/// - A cancelled operation's answer is dropped: `finish` is not called.
/// - `finish` is called on the main actor, with the owner, unless the owner was freed.
/// - `settle()` returns once nothing that was begun, here or in any `Work` within this one, is unfinished: cancelled
///   operations count until they really return, and so does what a `finish` starts. A task that waits for it and is
///   cancelled waits no longer.
public final class Work {
    private let ledger: Ledger
    private var tasks: [Int: Task<Void, Never>] = [:]
    private var lastID = 0

    /// Work of its own, or a part of `parent`'s: what is begun here keeps the parent from settling, too.
    public init(within parent: Work? = nil) {
        ledger = Ledger(parent: parent?.ledger)
    }

    deinit {
        for task in tasks.values { task.cancel() }
    }

    /// Starts `operation`, and hands `owner` its result.
    ///
    /// The owner is held weakly while the operation runs, so that it is freed when its screen closes.
    ///
    /// - Returns: The task, to be cancelled when its answer is not wanted any more.
    @discardableResult
    public func start<Owner: AnyObject, Value: Sendable, Failure: Error>(
        for owner: Owner,
        _ operation: @escaping @Sendable () async throws(Failure) -> Value,
        then finish: @escaping (Owner, Result<Value, Failure>) -> Void
    ) -> Task<Void, Never> {
        lastID += 1
        let id = lastID
        let ledger = ledger
        ledger.begin()
        let task = Task { [weak self, weak owner] in
            let result: Result<Value, Failure>
            do throws(Failure) {
                result = .success(try await operation())
            } catch {
                result = .failure(error)
            }
            if !Task.isCancelled, let owner { finish(owner, result) }
            self?.tasks[id] = nil
            ledger.end()
        }
        tasks[id] = task
        return task
    }

    /// Whether nothing that was begun is unfinished.
    public var isSettled: Bool { ledger.isSettled }

    /// Waits until nothing that was begun is unfinished, or until the waiting task is cancelled.
    public func settle() async {
        await ledger.settle()
    }

    /// Is called each time something that was begun, here or in any `Work` within this one, has finished.
    public var didFinish: (() -> Void)? {
        get { ledger.didFinish }
        set { ledger.didFinish = newValue }
    }
}

/// Counts what is unfinished.
///
/// It outlives its `Work` for as long as a cancelled operation takes to return.
private final class Ledger {
    private let parent: Ledger?
    private var unfinished = 0
    private var waiting: [(id: Int, continuation: CheckedContinuation<Void, Never>)] = []
    private var lastID = 0
    var didFinish: (() -> Void)?

    init(parent: Ledger?) {
        self.parent = parent
    }

    var isSettled: Bool { unfinished == 0 }

    func begin() {
        unfinished += 1
        parent?.begin()
    }

    func end() {
        unfinished -= 1
        didFinish?()
        parent?.end()
        guard isSettled else { return }
        let settled = waiting
        waiting = []
        for waiter in settled { waiter.continuation.resume() }
    }

    func settle() async {
        while !isSettled, !Task.isCancelled {
            lastID += 1
            let id = lastID
            await withTaskCancellationHandler {
                await withCheckedContinuation { waiting.append((id, $0)) }
            } onCancel: {
                // It reaches the main actor after the waiter is there, even where the task was cancelled before.
                Task { @MainActor in stopWaiting(id) }
            }
        }
    }

    private func stopWaiting(_ id: Int) {
        guard let index = waiting.firstIndex(where: { $0.id == id }) else { return }
        waiting.remove(at: index).continuation.resume()
    }
}
