import Foundation
import TestKit
import Testing

@testable import Terminal

@Suite("A standard stream")
struct StandardStreamTests {
    @Test("A standard stream writes the whole text and a line feed")
    func writes() throws {
        let folder = try TemporaryFolder()
        let file = open(folder.path(of: "output"), O_WRONLY | O_CREAT, 0o600)
        try StandardStream(descriptor: file).write("one\ntwo")
        close(file)
        #expect(try String(contentsOfFile: folder.path(of: "output"), encoding: .utf8) == "one\ntwo\n")
    }

    @Test("Writing to a full disk throws an error with the reason", .enabled(if: Platform.hasFullDevice))
    func fullDisk() {
        let file = open("/dev/full", O_WRONLY)
        defer { close(file) }
        let error = #expect(throws: StandardStreamError(code: ENOSPC)) {
            try StandardStream(descriptor: file).write("text")
        }
        #expect(
            error.map { "\($0)" } == "The output could not be written completely: No space left on device.")
    }

    @Test("Writing to a closed stream throws an error with the reason")
    func closed() {
        #expect(throws: StandardStreamError(code: EBADF)) {
            try StandardStream(descriptor: -1).write("text")
        }
    }

    @Test("Text for a pipe whose reader is gone is dropped without an error")
    func closedPipe() throws {
        signal(SIGPIPE, SIG_IGN)
        var ends: [Int32] = [-1, -1]
        try #require(pipe(&ends) == 0)
        close(ends[0])
        defer { close(ends[1]) }
        try StandardStream(descriptor: ends[1]).write("text")
    }

    @Test("A standard stream waits for the reader of a full pipe")
    func fullPipe() throws {
        var ends: [Int32] = [-1, -1]
        try #require(pipe(&ends) == 0)
        let (input, output) = (ends[0], ends[1])
        #expect(fcntl(output, F_SETFL, O_NONBLOCK) == 0)
        let text = String(repeating: "0123456789", count: 100_000)
        // A task might never start, because this thread, perhaps the only one of the pool, waits in `readToEnd` below.
        Thread.detachNewThread {
            #expect(throws: Never.self) { try StandardStream(descriptor: output).write(text) }
            close(output)
        }
        let received = try FileHandle(fileDescriptor: input, closeOnDealloc: true).readToEnd()
        #expect(received == Data("\(text)\n".utf8))
    }
}
