#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The plugin's tool: `LayerGuardChecker TARGET STAMP [MODULE…] -- [FILE…]`.
///
/// It prints each illegal import in the compiler's error format, which a build understands, and exits with status 1. If
/// there is none, it writes the stamp and exits with status 0.
@main
struct Checker {
    static func main() {
        let arguments = CommandLine.arguments
        guard let separator = arguments.firstIndex(of: "--"), separator >= 3 else {
            fail(["error: expected TARGET STAMP [MODULE…] -- [FILE…], got: \(arguments.dropFirst())"], status: 2)
        }
        let layer = Layer(name: arguments[1], dependencies: Array(arguments[3..<separator]))
        let errors = arguments[(separator + 1)...].flatMap { breaches(of: layer, inFileAt: $0) }
        guard errors.isEmpty else { fail(errors, status: 1) }
        do {
            try File(path: arguments[2]).update(to: "// Every import of \(layer.name) is legal.\n")
        } catch {
            fail(["\(error)"], status: 1)
        }
    }

    private static func breaches(of layer: Layer, inFileAt path: String) -> [String] {
        do {
            let bytes = try File(path: path).contents()
            var scanner = ImportScanner(bytes)
            return scanner.imports().filter { !layer.mayImport($0.module) }.map { found in
                let (line, column) = bytes.lineAndColumn(of: found.offset)
                return "\(path):\(line):\(column): error: \(layer.objection(to: found.module))"
            }
        } catch {
            return ["\(error)"]
        }
    }

    private static func fail(_ errors: [String], status: Int32) -> Never {
        for line in errors { print(line) }
        exit(status)
    }
}
