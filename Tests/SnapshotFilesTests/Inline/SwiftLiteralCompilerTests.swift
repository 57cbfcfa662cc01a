import Foundation
import TestKit
import TestProcesses
import Testing

@testable import SnapshotFiles

@Suite("Inline snapshots, compiled", .leakChecks)
struct SwiftLiteralCompilerTests {
    @Test("have the recorded texts as their values", .compiling)
    func compiled() async throws {
        let folder = trackForLeaks(try TemporaryFolder())
        let texts = (0..<400).map { SnapshotText(RandomText.make(seed: $0)) }
        var source = Self.start + texts.indices.map { "    check(\($0))" }.joined(separator: "\n") + "\n}\ncheckAll()\n"
        let firstLine = Self.start.split(separator: "\n", omittingEmptySubsequences: false).count
        // From the last one, because recording moves the lines below.
        for (index, text) in texts.enumerated().reversed() {
            let read = InlineSource(source)
            let call = try #require(read.call(line: firstLine + index, column: 10))
            source = try #require(read.replacing(call, with: text))
        }
        try folder.write(source, to: "main.swift")

        let run = try await ChildProcess.shell("swiftc -suppress-warnings main.swift && ./main", in: folder.url)

        #expect(run.ending == .exited(0), "\(run.wholeText.prefix(2_000))")
        let lines = run.text.split(separator: "\n")
        #expect(lines.count == texts.count)
        for (line, text) in zip(lines, texts) {
            let bytes = line.split(separator: " ").dropFirst().compactMap { UInt8($0, radix: 16) }
            #expect(SnapshotText(String(decoding: bytes, as: UTF8.self)) == text, "\(line)")
        }
    }

    private static let start = """
        func check(_ number: Int, line: Int = #line, column: Int = #column, matches text: () -> String) {
            precondition(column == 10, "the place is that of the opening parenthesis")
            print(([String(number)] + text().utf8.map { String($0, radix: 16) }).joined(separator: " "))
        }
        func checkAll() {

        """
}
