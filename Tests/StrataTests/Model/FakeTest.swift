import SnapshotFiles

/// A test of a made-up package.
struct FakeTest: Hashable {
    /// The test as `swift test list` prints it.
    let line: String
    let name: SnapshotName
    /// The start of its snapshots' paths.
    let stem: String

    static let all = [
        FakeTest("AppTests", ["Screens", "a()"], stem: "Snapshots/AppTests/Screens/a"),
        FakeTest("AppTests", ["Screens", "b(at:)"], stem: "Snapshots/AppTests/Screens/b"),
        FakeTest("AppTests", ["Screens", "Inner", "c()"], stem: "Snapshots/AppTests/Screens/Inner/c"),
        FakeTest("AppTests", ["free()"], stem: "Snapshots/AppTests/free"),
        FakeTest("AppTests", ["Legacy", "testE"], stem: "Snapshots/AppTests/Legacy/testE"),
        FakeTest("OtherTests", ["Only", "d()"], stem: "Snapshots/OtherTests/Only/d"),
    ]

    private init(_ module: String, _ components: [String], stem: String) {
        line = "\(module).\(components.joined(separator: "/"))"
        name = SnapshotName(module: module, components: components)
        self.stem = stem
    }

    /// The testing library that runs it.
    var library: String { line.hasSuffix(")") ? "swift-testing" : "xctest" }

    /// Returns the path of the snapshot with a name; an empty one is no name.
    func path(_ name: String) -> String { name.isEmpty ? "\(stem).txt" : "\(stem).\(name).txt" }

    /// Returns the pending text for the snapshot with a name.
    func pending(_ text: String, for name: String, reference: SnapshotContent?) -> PendingSnapshot {
        let snapshot = SnapshotName(
            module: self.name.module, components: self.name.components, name: name.isEmpty ? nil : name)
        return PendingSnapshot(
            name: snapshot, path: path(name), sourceLocation: "Tests/AppTests/Screens.swift:3", reference: reference,
            content: SnapshotContent(ofFile: text))
    }
}

/// What a test does in a version of the sources.
struct FakeBody: Hashable {
    static let names = ["", "one", "two"]

    /// The names of the snapshots that it uses.
    var uses: Set<String>
    /// Whether it has the trait `.snapshots()`; tests of XCTest are watched in any case.
    var hasTrait: Bool
    /// A number in each of its texts.
    var text: Int
}
