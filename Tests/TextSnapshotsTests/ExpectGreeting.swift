import TextSnapshots

/// A helper in a file that does not import Testing.
///
/// - Returns: The line of its assertion.
func expectGreeting(of name: String, filePath: String = #filePath) -> Int {
    let line = #line + 1
    expectSnapshot(of: "Hello, \(name)!", as: .lines, filePath: filePath)
    return line
}
