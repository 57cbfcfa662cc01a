/// The plugin's list for the checker: one fact about the target on each line.
///
/// ```
/// table /home/ada/Strata/.layerguard
/// target ViewTests
/// kind test
/// module View
/// source /home/ada/Strata/Tests/ViewTests/RowTests.swift
/// ```
///
/// The list is a file, because a large target's paths do not fit on a command line.
struct TargetList {
    /// The file of the table.
    let table: File
    /// Whether the table was missing when SwiftPM planned the build.
    ///
    /// If so, the table is not an input, and builds do not notice changes to it until SwiftPM plans again.
    let isTableUnwatched: Bool
    let target: CheckedTarget

    init(_ file: File) throws(FileError) {
        var table: (file: File, isUnwatched: Bool)?
        var target = CheckedTarget()
        for line in String(decoding: try file.contents(), as: UTF8.self).split(separator: "\n") {
            let parts = line.split(separator: " ", maxSplits: 1)
            guard parts.count == 2, let key = parts.first, let value = parts.last.map(String.init) else {
                throw FileError(path: file.path, text: "cannot read the line: \(line)")
            }
            switch key {
            case "table", "unwatched-table": table = (File(path: value), key != "table")
            case "target": target.name = value
            case "kind": target.isTest = value == "test"
            case "module": target.modules.append(value)
            case "source": target.sources.append(value)
            default: throw FileError(path: file.path, text: "cannot read the line: \(line)")
            }
        }
        guard let table, !target.name.isEmpty else {
            throw FileError(path: file.path, text: "no table or no target is named")
        }
        self.table = table.file
        isTableUnwatched = table.isUnwatched
        self.target = target
    }
}
