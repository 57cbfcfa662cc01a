import Foundation

/// A program that this process has started.
///
/// The child begins with no signal blocked or ignored, even if this process blocks or ignores some. The only exception
/// is the hang-up signal: a child in the same process group ignores it if this process does. Foundation's `Process` is
/// not used: on Linux it reads beyond a buffer when it starts a program, and may crash if many files are open.
public struct Child: Hashable, Sendable {
    /// The process ID.
    ///
    /// In the group `.own`, it is also the group's ID; if the streams are a terminal, it is also the session's ID.
    public let id: Int32

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - words: The program and its arguments. A name without a slash is looked for in `PATH`.
    ///   - environment: The whole environment; nil for that of this process. If `folder` is given, or if the
    ///     streams are a terminal, a shell starts the program, and adds variables such as `PWD`.
    ///   - folder: The working directory; nil for that of this process. If the directory is missing, the child ends
    ///     with status 2 or 1, like the shell's `cd`.
    ///   - streams: The standard input, output and error.
    ///   - group: The process group. If the streams are a terminal, the program leads a new session in any case.
    /// - Throws: `.notStarted` if the program does not exist, or may not be run. If a shell starts the program, the
    ///   shell reports such a failure instead, on standard error and with status 126 or 127.
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

    /// Runs `body` while no child can start.
    ///
    /// A child inherits every descriptor that is not marked close-on-exec.
    ///
    /// Use this function for calls such as `openpty`, which open descriptors that can be marked only afterwards. `body`
    /// must not start a child itself, because that would deadlock.
    public static func whileNoneStarts<Result>(_ body: () throws -> Result) rethrows -> Result {
        try start.withLock(body)
    }

    /// Waits until the child ends, and returns how it ended.
    ///
    /// - Throws: `.lost` if the ending is unknown, for example after another part of this process waited for the child.
    public func wait() throws(ChildError) -> ChildEnding {
        var status: Int32 = 0
        while waitpid(id, &status, 0) != id {
            guard errno == EINTR else { throw .lost(reason: String(cString: strerror(errno))) }
        }
        // C macros that decode a status are not imported. Its low 7 bits are the signal, the next 8 the exit status.
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
