import Shell
import TestKit
import TestScreens
import Testing

extension Harness {
    private static let roundCount = SlowTests.areEnabled ? 1_000 : 5

    /// Opens and closes a screen repeatedly, and expects all objects of the screen to be freed.
    ///
    /// The slow tests do this 1,000 times; a few times are enough to find every leak that does not depend on timing.
    ///
    /// - Parameters:
    ///   - expected: The types that must have a living object while the screen is open.
    ///   - open: Opens the screen and uses it.
    ///   - close: Closes the screen.
    func expectFreed(
        _ expected: Set<String>, sourceLocation: SourceLocation = #_sourceLocation,
        open: () async throws -> Void, close: () async throws -> Void
    ) async throws {
        var graph = ObjectGraph()
        graph.learn(from: shell)
        graph.learn(from: work)
        // Objects that all screens share are freed only with the harness.
        graph.learn(from: self)
        var objects: [Weak] = []
        for _ in 0..<Self.roundCount {
            try await open()
            let opened = graph.objects(from: shell)
            try #require(
                expected.isSubset(of: opened.map(\.type)), "opened: \(Set(opened.map(\.type)))",
                sourceLocation: sourceLocation)
            objects += opened
            try await close()
        }
        await settle()
        let alive = Set(objects.filter { $0.object != nil }.map(\.type))
        #expect(alive.isEmpty, sourceLocation: sourceLocation)
    }

    /// Does what `expectFreed` does, but closes the screen while a prompt is open.
    func expectFreedWhileAsking(
        _ expected: Set<String>, sourceLocation: SourceLocation = #_sourceLocation, open: () async throws -> Void
    ) async throws {
        try await expectFreed(expected, sourceLocation: sourceLocation) {
            try await open()
            try #require(prompt != nil, sourceLocation: sourceLocation)
        } close: {
            navigation.popToRoot()
            try #require(prompt == nil, sourceLocation: sourceLocation)
        }
    }
}
