/// The one place where a module starts its asynchronous work, and where that work can be awaited.
///
/// The laws:
/// - Freeing the `Work` cancels everything it started: a closed screen cancels its requests.
/// - A cancelled operation's result is dropped: `finish` is not called.
/// - `finish` is called on the main actor, with the owner, unless the owner was freed.
/// - `settle()` returns when all work started here, or in a `Work` within this one, has finished.
/// - Cancelled operations count as unfinished until they return. `settle()` also waits for work that a `finish` starts.
/// - Cancelling a task that awaits `settle()` ends its wait.
public final class Work {
    private let ledger: Ledger
    private var tasks: [Int: Task<Void, Never>] = [:]
    private var lastID = 0

    /// Creates a `Work`; if it has a `parent`, the parent settles only after this `Work` has settled.
    public init(within parent: Work? = nil) {
        ledger = Ledger(parent: parent?.ledger)
    }

    deinit {
        for task in tasks.values { task.cancel() }
    }

    /// Starts `operation`, then calls `finish` with `owner` and the result.
    ///
    /// The owner is held weakly while the operation runs, so that closing its screen frees the owner.
    ///
    /// - Returns: The task; cancel it if its result is no longer wanted.
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
        let traced = Trace.noteWork(for: Owner.self)
        let task = Task { [weak self, weak owner] in
            let result: Result<Value, Failure>
            do throws(Failure) {
                result = .success(try await operation())
            } catch {
                result = .failure(error)
            }
            if let traced { Trace.note(.ended(traced, isCancelled: Task.isCancelled)) }
            if !Task.isCancelled, let owner { finish(owner, result) }
            self?.tasks[id] = nil
            ledger.end()
        }
        tasks[id] = task
        return task
    }

    /// Whether all started work has finished.
    public var isSettled: Bool { ledger.isSettled }

    /// Waits until all started work has finished, or until the waiting task is cancelled.
    public func settle() async {
        await ledger.settle()
    }

    /// Called each time a task finishes, here or in a `Work` within this one.
    public var didFinish: (() -> Void)? {
        get { ledger.didFinish }
        set { ledger.didFinish = newValue }
    }
}

/// Counts unfinished tasks.
///
/// The ledger outlives its `Work` until the last cancelled operation has returned.
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
                // This handler may run before the waiter is stored. Its task cannot: the main actor is busy until then.
                Task { @MainActor in stopWaiting(id) }
            }
        }
    }

    private func stopWaiting(_ id: Int) {
        guard let index = waiting.firstIndex(where: { $0.id == id }) else { return }
        waiting.remove(at: index).continuation.resume()
    }
}
