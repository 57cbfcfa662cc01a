import Foundation
import Synchronization

/// The tests of Swift Testing in this process, listed in the background.
final class ProcessTests: Sendable {
    static let ofThisProcess = ProcessTests()

    private let list = Mutex<[String]?>(nil)
    private let hasBegun = Atomic(false)
    private let isFinished = DispatchSemaphore(value: 0)

    /// Begins to list the tests; only the first call has an effect.
    func begin() {
        guard !hasBegun.load(ordering: .relaxed), !hasBegun.exchange(true, ordering: .relaxed) else { return }
        Task.detached { self.finish(try? await TestingLibrary.listedTests()) }
    }

    /// Returns the tests' IDs; nil if they are not known within a second.
    ///
    /// Suites of the main actor are listed on the main actor. A process of XCTest ends on the main thread, so this
    /// method lets the main actor run there during the wait.
    func wait() -> [String]? {
        let end = DispatchTime.now() + 1
        while isFinished.wait(timeout: Thread.isMainThread ? .now() + .milliseconds(1) : end) == .timedOut {
            guard .now() < end else { return nil }
            _ = RunLoop.main.run(mode: .default, before: .now)
        }
        isFinished.signal()
        return list.withLock(\.self)
    }

    private func finish(_ tests: [String]?) {
        list.withLock { $0 = tests }
        isFinished.signal()
    }
}

/// The entry point that Swift Testing documents for tools, used because Swift Testing has no public list of tests.
private enum TestingLibrary {
    private typealias EntryPoint =
        @convention(thin) @Sendable @concurrent (
            _ configuration: UnsafeRawBufferPointer?,
            _ handleRecord: @escaping @Sendable (UnsafeRawBufferPointer) -> Void
        ) async throws -> Bool

    private struct Record: Decodable {
        struct Test: Decodable {
            let kind: String
            let id: String
        }

        let payload: Test
    }

    /// Returns the IDs of all test functions; nil if this version of Swift Testing has no such entry point.
    static func listedTests() async throws -> [String]? {
        guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "swt_abiv0_getEntryPoint") else { return nil }
        let function = unsafeBitCast(symbol, to: (@convention(c) () -> UnsafeRawPointer).self)
        let entryPoint = unsafeBitCast(function(), to: EntryPoint.self)
        // With the lowest verbosity, Swift Testing prints nothing.
        let configuration = #"{"listTests": true, "verbosity": \#(Int.min)}"#
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: configuration.utf8.count, alignment: 1)
        defer { buffer.deallocate() }
        buffer.copyBytes(from: configuration.utf8)
        let tests = TestIDs()
        _ = try await entryPoint(UnsafeRawBufferPointer(buffer)) { json in
            let test = try? JSONDecoder().decode(Record.self, from: Data(json)).payload
            if let test, test.kind == "function" { tests.add(test.id) }
        }
        return tests.sorted
    }
}

private final class TestIDs: Sendable {
    private let ids = Mutex<[String]>([])

    var sorted: [String] { ids.withLock { $0.sorted() } }

    func add(_ id: String) { ids.withLock { $0.append(id) } }
}
