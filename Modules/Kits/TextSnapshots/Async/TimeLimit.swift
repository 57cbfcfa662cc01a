/// The longest time to wait for asynchronous work.
struct TimeLimit {
    /// The error of work that has not ended in time.
    struct Passed: Error {}

    let duration: Duration
    let clock: any Clock<Duration>

    /// Returns the result of work.
    ///
    /// At the limit, this throws `Passed` and cancels the work, without waiting for it to end.
    nonisolated(nonsending) func result<Success: Sendable>(
        of work: @escaping @Sendable () async throws -> Success
    ) async throws -> Success {
        let (results, first) = AsyncStream<Result<Success, any Error>>.makeStream(bufferingPolicy: .bufferingOldest(1))
        let working = Task {
            do {
                first.yield(.success(try await work()))
            } catch {
                first.yield(.failure(error))
            }
        }
        let waiting = Task { [duration, clock] in
            guard (try? await clock.sleep(for: duration)) != nil else { return }
            first.yield(.failure(Passed()))
        }
        defer {
            working.cancel()
            waiting.cancel()
        }
        for await result in results { return try result.get() }
        // The stream ends early only if this task is cancelled.
        throw CancellationError()
    }
}
