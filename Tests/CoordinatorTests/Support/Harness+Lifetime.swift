import Foundation
import Shell
import TestScreens
import Testing

extension Harness {
    private static let roundCount = ProcessInfo.processInfo.environment["STRATA_SLOW_TESTS"] == "1" ? 1_000 : 50

    /// Opens and closes something over and over, and expects every object of it to be freed.
    ///
    /// It does so 1,000 times with the slow tests. 50 times find a leak as well, but not one that needs luck.
    ///
    /// - Parameters:
    ///   - expected: The types of objects that are there each time, among others.
    ///   - open: Opens a screen, and does with it what is to be tried.
    ///   - close: Closes it.
    func expectFreed(
        _ expected: Set<String>, sourceLocation: SourceLocation = #_sourceLocation,
        open: () async throws -> Void, close: () async throws -> Void
    ) async throws {
        var graph = ObjectGraph()
        graph.learn(from: shell)
        graph.learn(from: work)
        // What the screens share lives as long as the harness.
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

    /// The same for a screen that is closed while it asks something.
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
