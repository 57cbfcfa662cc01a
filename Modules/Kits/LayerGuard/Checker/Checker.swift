#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The plugin's tool: `LayerGuardChecker LIST STAMP`.
///
/// If anything in the target is illegal, it prints errors in the compiler's format, which a build understands, and
/// exits with status 1. If everything is legal, it writes the stamp and exits with status 0.
@main
struct Checker {
    static func main() {
        let arguments = CommandLine.arguments
        guard arguments.count == 3 else {
            fail(["error: expected LIST STAMP, got: \(arguments.dropFirst())"], status: 2)
        }
        do {
            let list = File(path: arguments[1])
            let contents = try TargetList(list)
            let errors = contents.target.errors(try Table(contents.table))
            guard errors.isEmpty else { fail(errors, status: 1) }
            try File(path: arguments[2]).update(to: "// Every import of \(contents.target.name) is legal.\n")
            // The list is an input: its new date makes the next build check again, because a table may exist by then.
            if contents.isTableUnwatched { try list.touch() }
        } catch {
            fail(["\(error)"], status: 1)
        }
    }

    private static func fail(_ errors: [String], status: Int32) -> Never {
        for line in errors { print(line) }
        exit(status)
    }
}
