import TextSnapshots

/// The line of the assertion below.
let greetingLine = #line + 4

/// A helper in a file that does not import Testing.
func expectGreeting(of name: String, filePath: String = #filePath) {
    expectSnapshot(of: "Hello, \(name)!", as: .lines, filePath: filePath)
}
