import Testing
import TextSnapshots

@Suite(.enabled(if: isPointByPoint), .snapshots()) struct Files {
    @Test(arguments: ["merge", "bytes", "blocked"]) func broken(name: String) {
        expectSnapshot(of: "a text", as: .lines)
    }
}
