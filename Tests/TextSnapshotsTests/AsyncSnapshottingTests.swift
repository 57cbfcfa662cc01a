import Synchronization
import TestKit
import TestProcesses
import Testing

@testable import TextSnapshots

@Suite("An asynchronous strategy", .leakChecks, .snapshots())
struct AsyncSnapshottingTests {
    struct User: Sendable {
        let name: String
        func loadCity() async throws -> String { "London" }
    }

    @Test("An asynchronous strategy shows the result of its work, even on the main actor")
    @MainActor func shows() async {
        await expectSnapshot(of: User(name: "Ada"), as: .card)
        await expectSnapshot(
            of: User(name: "Ada"), as: AsyncSnapshotting(pathExtension: "md") { "# \(try await $0.loadCity())" })
    }

    @Test("Each asynchronous strategy for a value reports its own failure")
    func group() async throws {
        let package = try makePackage()
        let issues = try await recordedIssues {
            await expectSnapshots(
                of: User(name: "Ada"),
                as: ["card": .card, "failing": AsyncSnapshotting { _ in throw CancellationError() }],
                record: .never, filePath: package.source)
        }
        #expect(issues.count == 2)
    }

    @Test("An asynchronous pullback keeps the file extension of its strategy")
    func pathExtension() {
        let strategy = Snapshotting<[String]>.json.asyncPullback(timeLimit: .seconds(1)) { (user: User) in
            [user.name, try await user.loadCity()]
        }
        #expect(strategy.pathExtension == "json" && strategy.timeLimit == .seconds(1))
    }

    @Test("An asynchronous strategy fails at its time limit, and cancels its work")
    func timeLimit() async {
        let (cancelled, note) = AsyncStream<Void>.makeStream()
        let endless = makeStrategy { _ in
            for await _ in AsyncStream<Never>.makeStream().stream {}
            note.finish()
            return ""
        }

        let message = await verifySnapshot(of: User(name: "Ada"), as: endless)

        #expect(
            message == """
                AsyncSnapshotting<User> with the extension txt did not show its value within 5.0 seconds, so \
                its work was cancelled; give the strategy a longer timeLimit if it needs one
                """)
        for await _ in cancelled {}
    }

    @Test("An asynchronous strategy fails at its time limit, even if its work ignores the cancellation")
    func ignoredCancellation() async throws {
        let blocked = Mutex<CheckedContinuation<Void, Never>?>(nil)
        let (started, note) = AsyncStream<Void>.makeStream()
        let stubborn = makeStrategy { _ in
            await withCheckedContinuation { continuation in
                blocked.withLock { $0 = continuation }
                note.finish()
            }
            return "too late"
        }

        let message = await verifySnapshot(of: User(name: "Ada"), as: stubborn)

        #expect(message?.contains("within 5.0 seconds") == true)
        for await _ in started {}
        blocked.withLock { $0?.resume() }
    }

    @Test("An asynchronous strategy does not wait for its time limit after its work has ended")
    func inTime() async throws {
        let package = try makePackage()
        let clock = ManualClock()
        var strategy = AsyncSnapshotting<User>.card
        strategy.clock = clock

        let message = await verifySnapshot(
            of: User(name: "Ada"), as: strategy, named: "a", record: .never, filePath: package.source)

        #expect(message?.contains("There is no snapshot of this yet") == true)
        #expect(clock.sleeperCount == 0)
    }

    @Test("An asynchronous strategy ends when its test is cancelled")
    func cancelledTest() async {
        let (started, note) = AsyncStream<Void>.makeStream()
        let test = Task {
            let endless = AsyncSnapshotting<User> { _ in
                note.finish()
                for await _ in AsyncStream<Never>.makeStream().stream {}
                return ""
            }
            return await verifySnapshot(of: User(name: "Ada"), as: endless)
        }
        for await _ in started {}
        test.cancel()
        #expect(await test.value == "The strategy threw an error: CancellationError()")
    }

    /// Creates a strategy whose time limit passes immediately.
    private func makeStrategy(
        text: @escaping @Sendable (User) async throws -> String
    ) -> AsyncSnapshotting<User> {
        let clock = ManualClock()
        var strategy = AsyncSnapshotting(text: text)
        strategy.clock = clock
        Task {
            await clock.nextSleep()
            clock.advance(by: .seconds(5))
        }
        return strategy
    }
}

extension AsyncSnapshotting where Value == AsyncSnapshottingTests.User {
    fileprivate static var card: Self {
        Snapshotting<String>.lines.asyncPullback { "\($0.name)\n\(try await $0.loadCity())" }
    }
}
