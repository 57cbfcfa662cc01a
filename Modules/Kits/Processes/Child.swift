import Foundation

/// A program that this one has started.
///
/// It begins with no signal blocked or ignored, even if this program blocks or ignores some; only a hang-up that is ignored
/// stays so in the same process group. Foundation's `Process` is not used: on Linux it reads beyond a buffer when it starts
/// a program, and so may crash if many files are open.
public struct Child: Hashable, Sendable {
    /// The process's number; with `.own`, its group's and with a terminal its session's, too.
    public let id: Int32

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - words: The program and its arguments. A name without a slash is looked for in `PATH`.
    ///   - environment: The whole environment, but for what a shell adds where a folder or a terminal is given, such as
    ///     `PWD`; nil for that of this process.
    ///   - folder: The working directory; nil for that of this process. If it is missing, the program ends with status 2
    ///     or 1, as the shell's `cd` does.
    ///   - streams: The standard input, output and error.
    ///   - group: The process group; a terminal makes the program the leader of a session, whatever this says.
    /// - Throws: `.notStarted` if there is no such program, or it may not be run. Where a folder or a terminal is given,
    ///   the shell that sets them tells that instead, on standard error and by status 126 or 127.
    public init(
        _ words: [String], environment: [String: String]? = nil, in folder: String? = nil,
        streams: ChildStreams = .inherited, group: ProcessGroup = .inherited
    ) throws(ChildError) {
        guard !words.isEmpty else { throw .notStarted(program: "", reason: String(cString: strerror(ENOENT))) }
        let settings = SpawnSettings(streams: streams, group: group)
        let words = streams.opened(by: folder.map { ["/bin/sh", "-c", #"cd "$0" && exec "$@""#, $0] + words } ?? words)
        let variables = (environment ?? ProcessInfo.processInfo.environment).map { "\($0)=\($1)" }
        var id: pid_t = 0
        let code = withCStrings(words) { arguments in
            withCStrings(variables) { variables in
                Self.whileNoneStarts {
                    posix_spawnp(&id, words.first ?? "", settings.actions, settings.attributes, arguments, variables)
                }
            }
        }
        guard code == 0 else { throw .notStarted(program: words.first ?? "", reason: String(cString: strerror(code))) }
        self.id = id
    }

    private static let start = NSLock()

    /// Runs `body` while no child starts, which would inherit every descriptor that is not marked to be closed.
    ///
    /// For what opens a descriptor and can mark it only afterwards, such as `openpty`. `body` must not start a child itself:
    /// it would wait for ever.
    public static func whileNoneStarts<Result>(_ body: () throws -> Result) rethrows -> Result {
        try start.withLock(body)
    }

    /// Waits until it ends, and returns how it ended.
    ///
    /// - Throws: `.lost` if the system does not tell, for example because another part of this process has waited for it.
    public func wait() throws(ChildError) -> ChildEnding {
        var status: Int32 = 0
        while waitpid(id, &status, 0) != id {
            guard errno == EINTR else { throw .lost(reason: String(cString: strerror(errno))) }
        }
        // The macros that decode a status are not imported: the low 7 bits are the signal.
        let signal = status & 0x7F
        return signal == 0 ? .exited(status >> 8 & 0xFF) : .killed(by: signal)
    }
}

private func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
    let copies = strings.map { strdup($0) }
    defer { copies.forEach { free($0) } }
    return body(copies + [nil])
}
