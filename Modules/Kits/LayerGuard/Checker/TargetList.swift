/// The plugin's list of what to check: one fact a line, a target's name before its other facts.
///
/// ```
/// target ViewTests
/// kind test
/// module View
/// source /home/ada/Strata/Tests/ViewTests/RowTests.swift
/// ```
///
/// It is a file, because the paths of a large target do not fit on a command line.
struct TargetList {
    let targets: [CheckedTarget]

    init(_ file: File) throws(FileError) {
        var targets: [CheckedTarget] = []
        for line in String(decoding: try file.contents(), as: UTF8.self).split(separator: "\n") {
            let parts = line.split(separator: " ", maxSplits: 1)
            guard parts.count == 2, let key = parts.first, let value = parts.last.map(String.init) else {
                throw FileError(path: file.path, text: "cannot read the line: \(line)")
            }
            switch key {
            case "target": targets.append(CheckedTarget(name: value))
            case _ where targets.isEmpty: throw FileError(path: file.path, text: "no target before the line: \(line)")
            case "kind": targets[targets.endIndex - 1].kind = value
            case "module": targets[targets.endIndex - 1].modules.append(value)
            case "source": targets[targets.endIndex - 1].sources.append(value)
            default: throw FileError(path: file.path, text: "cannot read the line: \(line)")
            }
        }
        self.targets = targets
    }
}
