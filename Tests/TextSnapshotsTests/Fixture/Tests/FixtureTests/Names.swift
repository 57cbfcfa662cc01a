import Testing
import TextSnapshots

@Suite(.enabled(if: isPointByPoint), .serialized, .snapshots()) struct Names {
    enum Size { case small, large(Int) }

    @Test(arguments: ["a b", "a-b", "a/b", "ä", ""]) func text(argument: String) {
        expectSnapshot(of: argument, as: .lines)
    }

    @Test(arguments: [Size.small, .large(3)], [Set(["x", "y", "z"])]) func value(size: Size, set: Set<String>) {
        expectSnapshot(of: "\(size)", as: .lines)
    }

    @Test func `a raw identifier`() { expectSnapshot(of: "raw", as: .lines) }

    @Test func twice() {
        expectSnapshot(of: "first", as: .lines, named: "same")
        expectSnapshot(of: "second", as: .lines, named: "same")
    }

    @Test func caseAlone() {
        expectSnapshot(of: "small", as: .lines, named: "name")
        expectSnapshot(of: "capital", as: .lines, named: "Name")
    }
}
