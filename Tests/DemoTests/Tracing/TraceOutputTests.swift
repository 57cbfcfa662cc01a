import Foundation
import TestKit
import Testing

@testable import Demo

@MainActor
@Suite("The file of a trace", .leakChecks)
struct TraceOutputTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("A trace file begins with a heading, grows, and replaces an earlier trace or an empty file")
    func file() throws {
        let path = folder.path(of: "trace.txt")
        try folder.write("", to: "trace.txt")
        for text in ["one\n", "other\n"] {
            let output = trackForLeaks(try TraceOutput(path))
            output.write(text)
            #expect(
                try String(contentsOfFile: path, encoding: .utf8)
                    == "A trace of \(Program.title)'s \(Program.name), written by --trace.\n\(text)")
            output.write("more\n")
            #expect(output.failure == nil && output.printed == nil)
        }
        #expect(try String(contentsOfFile: path, encoding: .utf8).hasSuffix("\nother\nmore\n"))
    }

    @Test("A trace never replaces a link, a folder, a device, or a file that is not a trace")
    func taken() throws {
        try folder.write("precious\n", to: "notes.txt")
        let link = folder.path(of: "link")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.path(of: "notes.txt"))
        for path in [folder.path(of: "notes.txt"), link, folder.url.path, "/dev/null"] {
            #expect(throws: TraceError.taken(path)) { try TraceOutput(path) }
        }
        #expect(try folder.contents()["notes.txt"] == Data("precious\n".utf8))
    }

    @Test("The error for a trace that cannot be written names the reason")
    func unwritable() {
        let path = folder.path(of: "missing/trace.txt")
        #expect(throws: TraceError.unwritable(path, reason: "No such file or directory")) { try TraceOutput(path) }
    }
}
