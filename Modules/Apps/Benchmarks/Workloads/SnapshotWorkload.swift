import Foundation
import Testing
import TextSnapshots

/// A thousand texts of twenty lines each, with their snapshots in a separate folder.
final class SnapshotWorkload {
    /// The same folder in each repetition, because a process reads `SNAPSHOT_ROOT` only once.
    private static let folder = FileManager.default.temporaryDirectory.appending(
        path: "snapshots-\(UUID().uuidString)", directoryHint: .isDirectory)

    private let texts = (0..<1000).map { number in
        (0..<20).map { "line \($0) of the text \(number), about as long as those of a screen" }.joined(separator: "\n")
    }
    private let suite: String
    private let files: [URL]
    private var timeOfPassing = Duration.zero

    /// - Parameter suite: The name of the suite that is run; the files are named after it.
    init(suite: String) {
        self.suite = suite
        files = (0..<1000).map { Self.folder.appending(path: "Snapshots/Benchmarks/\(suite)/pass.\($0).txt") }
    }

    /// Returns the milliseconds that the assertions take in a running test.
    ///
    /// This excludes the work of Swift Testing around them, and the journal that the suite writes at its end.
    func millisecondsToPass() async throws -> Double {
        try await withFiles {
            var arguments = __CommandLineArguments_v0()
            arguments.verbosity = .min
            arguments.filter = ["Benchmarks.\(suite)/"]
            timeOfPassing = .zero
            let status: CInt = await SnapshotRun.$workload.withValue(self) { [arguments] in
                await __swiftPMEntryPoint(passing: arguments)
            }
            guard status == 0, timeOfPassing > .zero else {
                throw BenchmarkError(
                    description:
                        "A test with a thousand assertions should pass, but its run ended with status \(status)")
            }
            return timeOfPassing.milliseconds
        }
    }

    /// Returns the time to read the files and compare them with the texts, in milliseconds.
    func millisecondsToCompare() async throws -> Double {
        try await withFiles {
            let time = try ContinuousClock().measure {
                for (file, text) in zip(files, texts) where try Data(contentsOf: file) != Data("\(text)\n".utf8) {
                    throw BenchmarkError(description: "The file differs from what was just written: \(file.path)")
                }
            }
            return time.milliseconds
        }
    }

    fileprivate func passInOneCase() {
        timeOfPassing = ContinuousClock().measure {
            for (number, text) in texts.enumerated() { expectSnapshot(of: text, as: .lines, named: "\(number)") }
        }
    }

    fileprivate func passInCase(_ number: Int) {
        timeOfPassing += ContinuousClock().measure { expectSnapshot(of: texts[number], as: .lines) }
    }

    private func withFiles(_ measure: () async throws -> Double) async throws -> Double {
        setenv("SNAPSHOT_ROOT", Self.folder.path, 1)
        setenv("SNAPSHOT_RECORD", "pending", 1)
        try FileManager.default.createDirectory(
            at: files[0].deletingLastPathComponent(), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: Self.folder) }
        for (file, text) in zip(files, texts) { try Data("\(text)\n".utf8).write(to: file) }
        return try await measure()
    }
}

/// Runs only in the benchmark, because in `swift test` there is no workload.
@Suite(.snapshots(), .enabled(if: SnapshotRun.workload != nil))
struct SnapshotPasses {
    @Test func pass() { SnapshotRun.workload?.passInOneCase() }
}

/// The assertions of `SnapshotPasses`, one in each test case; the cases run one by one, so that their times add up.
@Suite(.snapshots(), .serialized, .enabled(if: SnapshotRun.workload != nil))
struct SnapshotCasePasses {
    @Test(arguments: 0..<1000) func pass(number: Int) { SnapshotRun.workload?.passInCase(number) }
}

nonisolated private enum SnapshotRun {
    @TaskLocal static var workload: SnapshotWorkload?
}
