import Foundation
import Processes
import TestKit
import Testing

@Suite("A child process")
struct ChildTests {
    @Test("A child process that exits or is killed has the same status as in a shell")
    func ending() throws {
        let exited = try Child(["sh", "-c", "exit 3"]).wait()
        #expect(exited == .exited(3))
        #expect(exited.status == 3)
        let killed = try Child(["sh", "-c", "kill -TERM $$"]).wait()
        #expect(killed == .killed(by: SIGTERM))
        #expect(killed.status == 128 + SIGTERM)
    }

    @Test("Starting a missing or non-executable program throws an error with the program's name and the reason")
    func missing() throws {
        #expect(throws: ChildError.notStarted(program: "no such program", reason: "No such file or directory")) {
            try Child(["no such program", "argument"])
        }
        #expect(throws: ChildError.notStarted(program: "/", reason: "Permission denied")) { try Child(["/"]) }
        for folder in [nil, "/"] {
            let missing = ChildError.notStarted(program: "", reason: "No such file or directory")
            #expect(throws: missing) { try Child([], in: folder) }
        }
        #expect(
            ChildError.notStarted(program: "a", reason: "Permission denied").description
                == "'a' could not be started: Permission denied")
    }

    @Test("A child process can be awaited only once")
    func waitingTwice() throws {
        let child = try Child(["true"])
        #expect(try child.wait() == .exited(0))
        #expect(throws: ChildError.lost(reason: "No child processes")) { try child.wait() }
    }

    @Test("A child process gets its working directory, variables and arguments unchanged")
    func surroundings() async throws {
        try await withTemporaryFolder { folder in
            let (output, error) = (folder.appending(path: "output"), folder.appending(path: "error"))
            let place = folder.appending(path: "a 'b' $c")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
            let script = #"basename "$PWD"; printf '%s|' "$@" "$NAME" "${HOME-none}"; echo bad >&2"#
            let child = try Child(
                ["/bin/sh", "-c", script, "sh", "", "*", "ä\nb"], environment: ["NAME": "a=b"], in: place.path,
                streams: .files(output: output.path, error: error.path))
            #expect(try child.wait() == .exited(0))
            #expect(try String(contentsOf: output, encoding: .utf8) == "a 'b' $c\n|*|ä\nb|a=b|none|")
            #expect(try String(contentsOf: error, encoding: .utf8) == "bad\n")
        }
    }

    @Test("A child process can have pipes for both input and output, or only for output")
    func pipes() throws {
        let (input, output) = (Pipe.closedInChildren(), Pipe.closedInChildren())
        let echo = try Child(
            ["cat"], streams: .pipes(input: input.fileHandleForReading, output: output.fileHandleForWriting),
            group: .own)
        #expect(getpgid(echo.id) == echo.id)
        try input.fileHandleForWriting.write(contentsOf: Data("typed".utf8))
        try input.fileHandleForWriting.close()
        #expect(try echo.wait() == .exited(0))
        let silent = try Child(["cat"], streams: .output(output.fileHandleForWriting))
        #expect(getpgid(silent.id) == getpgrp())
        #expect(try silent.wait() == .exited(0))
        try output.fileHandleForWriting.close()
        #expect(try output.fileHandleForReading.readToEnd() == Data("typed".utf8))
    }

    @Test("No child process starts while `whileNoneStarts` runs its closure")
    func waitsForOthers() async throws {
        let pipe = Pipe.closedInChildren()
        let (turns, begun) = AsyncStream<Void>.makeStream()
        async let child = {
            _ = await turns.first { _ in true }
            return try Child(["echo", "started"], streams: .output(pipe.fileHandleForWriting))
        }()
        Child.whileNoneStarts {
            begun.yield()
            var output = pollfd(fd: pipe.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
            // If the child started too early, its output would soon end this wait.
            #expect(poll(&output, 1, 50) == 0)
        }
        #expect(try await child.wait() == .exited(0))
        try pipe.fileHandleForWriting.close()
        #expect(try pipe.fileHandleForReading.readToEnd() == Data("started\n".utf8))
    }

    @Test("A new child process ignores and blocks no signals, even if its parent does", .slow)
    func signals() async {
        await #expect(processExitsWith: .success) {
            signal(SIGUSR1, SIG_IGN)
            var blocked = sigset_t()
            sigaddset(&blocked, SIGUSR2)
            pthread_sigmask(SIG_BLOCK, &blocked, nil)
            let (first, second) = (try Child(["sh", "-c", "kill -USR1 $$"]), try Child(["sh", "-c", "kill -USR2 $$"]))
            let endings = (try first.wait(), try second.wait())
            #expect(endings == (.killed(by: SIGUSR1), .killed(by: SIGUSR2)))
        }
    }
}
