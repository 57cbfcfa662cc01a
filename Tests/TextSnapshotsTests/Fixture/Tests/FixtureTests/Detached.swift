import Testing
import TextSnapshots

@Suite(.enabled(if: isPointByPoint)) struct Detached {
    @Test func task() async { await Task.detached { expectSnapshot(of: "Ada", as: .lines) }.value }
}
