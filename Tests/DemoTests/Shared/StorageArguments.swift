@testable import Demo

/// Returns the arguments with `--in-memory`, unless they say where to store data, because the platform's data folder
/// may contain the data of the developer who runs the tests.
///
/// The option comes first, because the last argument may be an option whose value is missing.
func withStorage(_ arguments: [String]) -> [String] {
    let options = try? Options(parsing: arguments)
    let choosesPlace =
        options.map { $0.storage != .platform } ?? ["--data", "--in-memory"].contains(where: arguments.contains)
    return choosesPlace ? arguments : ["--in-memory"] + arguments
}
