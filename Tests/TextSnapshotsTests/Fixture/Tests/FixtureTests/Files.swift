import Testing
import TextSnapshots

@Suite(.enabled(if: isPointByPoint), .snapshots()) struct Files {
    @Test(arguments: ["merge", "bytes", "blocked"]) func broken(name: String) {
        expectSnapshot(of: "a text", as: .lines)
    }

    @Test(arguments: 1...100) func shared(number: Int) {
        expectSnapshot(of: "text \(number)", as: .lines)
    }
}
