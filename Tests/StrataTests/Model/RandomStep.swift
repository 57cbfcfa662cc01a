import SnapshotFiles
import TestKit
import Testing

@testable import Strata

/// One random step on a made-up package, carried out on disk and in the model.
struct RandomStep {
    let package: FakePackage

    /// Writes the first version of the sources.
    func begin(_ random: inout SeededGenerator) throws {
        for test in FakeTest.all.suffix(1 + random.number(below: FakeTest.all.count)) {
            try package.change(test, to: body(&random))
        }
    }

    func take(_ random: inout SeededGenerator) throws {
        package.tick()
        switch random.number(below: 12) {
        case 0, 1: try changeTest(&random)
        case 2: if random.number(below: 2) == 0 { try package.changeResource() } else { try package.rebuild() }
        case 3, 4, 5: try run(&random)
        case 6: try accept(&random)
        case 7: try reject(&random)
        case 8: try writeByHand(&random)
        case 9: _ = package.tool.status()
        case 10: try prune(&random)
        default: try pruneInterrupted(&random)
        }
        try package.settle()
    }

    private func changeTest(_ random: inout SeededGenerator) throws {
        let test = random.pick(FakeTest.all)
        // One test always stays: a list without tests has failed.
        let isRemoved = test != FakeTest.all.last && random.number(below: 4) == 0
        try package.change(test, to: isRemoved ? nil : body(&random))
    }

    private func body(_ random: inout SeededGenerator) -> FakeBody {
        let uses = FakeBody.names.filter { _ in random.number(below: 2) == 0 }
        return FakeBody(uses: Set(uses), hasTrait: random.number(below: 3) > 0, text: random.number(below: 2))
    }

    private func run(_ random: inout SeededGenerator) throws {
        // `--skip-build` runs the binary that is there.
        if random.number(below: 3) > 0 || package.binary == nil { try package.build() }
        let isWhole = random.number(below: 2) == 0
        let endings = FakeTest.all.compactMap { test -> (test: FakeTest, ending: FakeRun.Ending)? in
            guard isWhole || random.number(below: 2) == 0 else { return nil }
            let isComplete = isWhole || random.number(below: 2) == 0
            return (test, isComplete ? .complete : random.pick(FakeRun.Ending.allCases))
        }
        let run = FakeRun(
            package: package, mode: random.pick([.pending, .all, .all, .never]),
            listsTests: random.number(below: 3) > 0)
        try run.run(endings)
    }

    private func accept(_ random: inout SeededGenerator) throws {
        let (filters, paths) = meant(&random)
        let isListed = !package.model.knowsPendingTests
        _ = try package.tool.accept(filters)
        for path in paths {
            guard let pending = package.model.pending[path] else { continue }
            switch package.model.isAcceptable(pending, at: path, isListed: isListed) {
            case false: continue
            case true: package.model.snapshots[path] = SnapshotModel.Text(text: pending.text, step: package.step)
            case nil: break
            }
            package.model.pending[path] = nil
        }
    }

    private func reject(_ random: inout SeededGenerator) throws {
        let (filters, paths) = meant(&random)
        _ = try package.tool.reject(filters)
        for path in paths { package.model.pending[path] = nil }
    }

    /// Returns one pending text as a filter, or no filter for all of them.
    private func meant(_ random: inout SeededGenerator) -> (filters: [String], paths: [String]) {
        let paths = package.model.pending.keys.sorted()
        guard !paths.isEmpty, random.number(below: 2) == 0 else { return ([], paths) }
        let path = random.pick(paths)
        return ([path], [path])
    }

    /// Writes or removes a snapshot as a checkout or an editor would.
    private func writeByHand(_ random: inout SeededGenerator) throws {
        let path = random.pick(FakeTest.all).path(random.pick(FakeBody.names))
        if random.number(below: 4) == 0, package.model.snapshots[path] != nil {
            try package.remove(path)
            package.model.snapshots[path] = nil
        } else {
            let text = "by hand \(random.number(below: 10))\n"
            try package.write(text, to: path)
            package.model.snapshots[path] = SnapshotModel.Text(text: text, step: package.step)
        }
    }

    private func prune(_ random: inout SeededGenerator) throws {
        let isConfirmed = random.number(below: 3) > 0
        _ = try package.tool.prune(isConfirmed: isConfirmed)
        guard isConfirmed else { return }
        for path in package.model.unused { forget(path) }
    }

    /// Judges the snapshots, does something else, and only then removes what was judged as unused.
    private func pruneInterrupted(_ random: inout SeededGenerator) throws {
        let judged = try package.tool.usage().unused
        #expect(Set(judged.map(\.path)) == package.model.unused)
        package.tick()
        let before = package.model
        switch random.number(below: 5) {
        case 0: try changeTest(&random)
        case 3: try package.rebuild()
        case 1: try run(&random)
        case 2: try writeByHand(&random)
        default: break
        }
        try package.settle()
        let isJudged = package.model.isJudged(like: before)
        for snapshot in judged {
            let isSame = package.model.snapshots[snapshot.path] == before.snapshots[snapshot.path]
            let mayGo = isJudged && isSame
            do throws(SnapshotFileError) {
                try package.store.remove(snapshot)
                #expect(mayGo, "\(snapshot.path)")
                forget(snapshot.path)
            } catch {
                #expect(!mayGo, "\(error)")
            }
        }
    }

    private func forget(_ path: String) {
        package.model.snapshots[path] = nil
        package.model.pending[path] = nil
    }
}

extension SnapshotModel {
    /// Whether nothing has happened that makes an earlier judgement invalid.
    fileprivate func isJudged(like earlier: SnapshotModel) -> Bool {
        // Another build changes nothing for a test that is gone: without a valid run, only such snapshots were judged.
        sources == earlier.sources && (build == earlier.build || earlier.valid.isEmpty)
            && evidence.mapValues(\.step) == earlier.evidence.mapValues(\.step)
    }
}
