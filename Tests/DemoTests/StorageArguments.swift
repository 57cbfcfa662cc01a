/// Returns the arguments with `--in-memory`, unless they choose a place: the folder of the platform holds what the
/// developer who runs the tests has stored.
func withStorage(_ arguments: [String]) -> [String] {
    ["--data", "--in-memory"].contains(where: arguments.contains) ? arguments : arguments + ["--in-memory"]
}
