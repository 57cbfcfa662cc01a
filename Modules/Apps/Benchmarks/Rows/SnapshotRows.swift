import SnapshotFiles

var snapshotRows: [Benchmark] { passRows + diffRows + longRows }

/// The time of 1,000 passing assertions, in one test case or in 1,000; and the time just to read and compare the files.
private var passRows: [Benchmark] {
    let workload = SnapshotWorkload(suite: "SnapshotPasses")
    let cases = SnapshotWorkload(suite: "SnapshotCasePasses")
    return [
        Benchmark(name: "snapshot.pass.1000", unit: "ms") { try await workload.millisecondsToPass() },
        Benchmark(name: "snapshot.pass.cases.1000", unit: "ms") { try await cases.millisecondsToPass() },
        Benchmark(name: "snapshot.floor.1000", unit: "ms") { try await workload.millisecondsToCompare() },
    ]
}

/// The time to make the text of a unified diff from the bytes of two texts.
///
/// Three pairs of long texts differ in a few lines, as snapshots do; two other pairs differ as much as possible.
private var diffRows: [Benchmark] {
    let unique = (0..<5000).map { "line \($0) of a text in which no two lines are the same" }
    let json = (0..<1000).flatMap {
        ["  {", "    \"name\": \"Ada\",", "    \"age\": \($0 % 7),", "    \"tags\": []", "  },"]
    }
    let same = Array(repeating: "the same line again and again", count: 5000)
    let long = (0..<20_000).map { "line \($0) of a long text" }
    return [
        row("snapshot.diff.unique.5000", unique, changed(unique) { "changed line \($0)" }),
        row("snapshot.diff.json.5000", json, changed(json) { "    \"age\": \(($0 + 3) % 7)," }),
        row("snapshot.diff.same.5000", same, changed(same) { "changed line \($0)" }),
        row("snapshot.diff.rewrite.20000", long, long.map { "\($0), rewritten" }),
        row("snapshot.diff.reverse.20000", long, long.reversed()),
    ]
}

/// The time to make the message about a change in a text of 50 MB, given the bytes of both versions.
private var longRows: [Benchmark] {
    [
        longRow("snapshot.message.50MB.line") { lines in lines[500_000] = "another line" },
        longRow("snapshot.message.50MB.shuffled") { lines in lines.shuffle() },
    ]
}

private func longRow(_ name: String, _ change: @escaping (inout [String]) -> Void) -> Benchmark {
    Benchmark(name: name, unit: "ms") {
        var lines = (0..<1_000_000).map { "line \($0) of a text of fifty megabytes, as a log" }
        let old = bytes(of: lines)
        change(&lines)
        let new = bytes(of: lines)
        var length = 0
        let time = ContinuousClock().measure {
            length = UnifiedDiff(from: old[...], to: new[...]).summary.utf8.count
        }
        return length > 0 ? time.milliseconds : .infinity
    }
}

/// Returns `lines` with fifty of them replaced; a replacement may equal another line, as it does in the JSON text.
private func changed(_ lines: [String], to line: (Int) -> String) -> [String] {
    var lines = lines
    for index in 0..<50 { lines[index * 100 + 52] = line(index) }
    return lines
}

private func row(_ name: String, _ old: [String], _ new: [String]) -> Benchmark {
    let (old, new) = (bytes(of: old), bytes(of: new))
    return Benchmark(name: name, unit: "ms") {
        var length = 0
        let time = ContinuousClock().measure {
            length = UnifiedDiff(from: old[...], to: new[...]).description.utf8.count
        }
        return length > 0 ? time.milliseconds : .infinity
    }
}

private func bytes(of lines: [String]) -> [UInt8] { Array(lines.map { "\($0)\n" }.joined().utf8) }
