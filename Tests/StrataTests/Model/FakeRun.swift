import SnapshotFiles
import TestKit

@testable import TextSnapshots

/// A run of some tests of a made-up package, with the binary as it is.
struct FakeRun {
    enum Mode { case pending, all, never }

    enum Ending: CaseIterable {
        case complete
        /// After the first snapshot, without a failure.
        case cancelled
        /// After the first snapshot.
        case failed
        case skipped
    }

    let package: FakePackage
    let mode: Mode
    /// Whether the process can list its tests.
    let listsTests: Bool

    /// Runs tests of both libraries, each in a process of its own, as SwiftPM does.
    func run(_ endings: [(test: FakeTest, ending: Ending)]) throws {
        for library in ["xctest", "swift-testing"] {
            try process(endings.filter { $0.test.library == library }, library)
        }
    }

    private func process(_ endings: [(test: FakeTest, ending: Ending)], _ library: String) throws {
        let run = SnapshotRun(binary: package.binary, library: library)
        let tests = Set(package.built.keys)
        var now = SnapshotModel.Evidence(build: package.model.build, sources: package.model.sources)
        var unwatched: Set<FakeTest> = []
        var hasFailed = false
        for (test, asked) in endings where asked != .skipped {
            guard let body = package.built[test] else { continue }
            let isWatched = body.hasTrait || library == "xctest"
            // That a test without the trait was cancelled is more than the kit can know.
            let ending = !isWatched && asked == .cancelled ? .complete : asked
            if isWatched { run.start(test.line, in: package.store) }
            var differs = false
            let names = body.uses.sorted()
            for name in ending == .complete ? names[...] : names.prefix(1) {
                run.use(test.path(name), in: package.store)
                if !isWatched { run.use(by: test.line, in: package.store) }
                now.used.insert(test.path(name))
                if try !matches(name, of: test, body) { differs = true }
            }
            let fails = differs || ending == .failed
            hasFailed = hasFailed || fails
            guard isWatched else {
                if !names.isEmpty { unwatched.insert(test) }
                continue
            }
            if fails || ending == .cancelled {
                run.fail(test.line, in: package.store)
            } else {
                run.end(test.line, in: package.store)
                now.ended.insert(test)
            }
        }
        if !hasFailed { now.ended.formUnion(unwatched) }
        now.tests = listsTests ? tests : []
        now.step = package.step
        _ = run.end(status: hasFailed ? 1 : 0, tests: listsTests ? tests.map(\.line) : nil)
        remember(now, of: library, isEmpty: endings.allSatisfy { $0.ending == .skipped || !leavesTrace($0.test) })
    }

    /// Compares one snapshot, on disk and in the model.
    private func matches(_ name: String, of test: FakeTest, _ body: FakeBody) throws -> Bool {
        let path = test.path(name)
        let text = "\(test.line) \(name) \(body.text)\n"
        let content = SnapshotContent(ofFile: text)
        let reference = try package.store.read(path, as: .text)
        guard reference != content else {
            if mode != .never {
                try package.store.removePending(path)
                package.model.pending[path] = nil
            }
            return true
        }
        switch mode {
        case .never: break
        case .all:
            try package.store.record(content, at: path)
            package.model.snapshots[path] = SnapshotModel.Text(text: text, step: package.step)
            package.model.pending[path] = nil
        case .pending:
            try package.store.layAside(test.pending(text, for: name, reference: reference))
            package.model.pending[path] = SnapshotModel.Pending(
                test: test, text: text, reference: package.model.snapshots[path]?.text, step: package.step)
        }
        return false
    }

    /// Whether a test that runs is noted: a test without the trait only if it uses a snapshot.
    private func leavesTrace(_ test: FakeTest) -> Bool {
        guard let body = package.built[test] else { return false }
        return body.hasTrait || test.library == "xctest" || !body.uses.isEmpty
    }

    private func remember(_ now: SnapshotModel.Evidence, of library: String, isEmpty: Bool) {
        guard !isEmpty else { return }
        var merged = now
        if let earlier = package.model.evidence[library], earlier.build == now.build, earlier.sources == now.sources {
            merged.ended.formUnion(earlier.ended)
            merged.used.formUnion(earlier.used)
            if !listsTests { merged.tests = earlier.tests }
        }
        package.model.evidence[library] = merged
    }
}
