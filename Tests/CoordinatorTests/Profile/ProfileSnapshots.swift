import Coordinator
import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextSnapshots
import TextUI
import TextUISnapshots

/// One set of snapshots for all six binding styles.
@MainActor
@Suite("Snapshots of the profile in every binding style", .leakChecks, .endsWhenStuck, .snapshots())
struct ProfileSnapshots {
    @Test("The profile while it loads", arguments: ScreenSize.allCases)
    func loading(size: ScreenSize) async throws {
        try await expectScreens(size) { await ProfileHarness($0) }
    }

    @Test("The profile of a person", arguments: ScreenSize.allCases)
    func card(size: ScreenSize) async throws {
        try await expectScreens(size) { try await ProfileHarness.showing($0) }
    }

    @Test("The profile of a bookmarked person", arguments: ScreenSize.allCases)
    func bookmarked(size: ScreenSize) async throws {
        try await expectScreens(size) { try await ProfileHarness.showing($0, bookmarked: [.sample()]) }
    }

    @Test("The profile after loading failed", arguments: ScreenSize.allCases)
    func failed(size: ScreenSize) async throws {
        try await expectScreens(size) {
            let harness = await ProfileHarness($0)
            try await harness.answer(.failure(.httpError(503)))
            return harness
        }
    }

    @Test("The profile while it refreshes", arguments: ScreenSize.allCases)
    func refreshing(size: ScreenSize) async throws {
        try await expectScreens(size) {
            let harness = try await ProfileHarness.showing($0)
            harness.press(.character("r"))
            return harness
        }
    }

    @Test("The profile after a refresh failed", arguments: ScreenSize.allCases)
    func failedRefresh(size: ScreenSize) async throws {
        try await expectScreens(size) {
            let harness = try await ProfileHarness.showing($0)
            harness.press(.character("r"))
            try await harness.answer(.failure(.httpError(503)))
            return harness
        }
    }

    @Test("The profile of a person whose name is hard to lay out", arguments: [2, 6])
    func hardName(index: Int) async throws {
        try await expectScreens(.small) { try await ProfileHarness.showing($0, UserPage.cast.users[index]) }
    }

    @Test("The profile with its text styles")
    func styled() async throws {
        var first: Frame?
        for style in BindingStyle.allCases {
            let harness = try await ProfileHarness.showing(style, bookmarked: [.sample()])
            let frame = harness.drawScreen(usesColor: true)
            if let first {
                #expect(frame.grid == first.grid, "\(style)")
            } else {
                first = frame
                expectSnapshot(of: frame, as: .styled)
            }
        }
    }

    /// Compares the first style's screen with its snapshot, and the other styles' screens with the first.
    private func expectScreens(
        _ size: ScreenSize, sourceLocation: SourceLocation = #_sourceLocation,
        of makeHarness: (BindingStyle) async throws -> ProfileHarness
    ) async throws {
        var first: Frame?
        for style in BindingStyle.allCases {
            let harness = try await makeHarness(style)
            let frame = harness.drawScreen(size)
            if let first {
                #expect(frame.grid == first.grid, "\(style)", sourceLocation: sourceLocation)
                #expect(frame.transcript == first.transcript, "\(style)", sourceLocation: sourceLocation)
            } else {
                first = frame
                expectScreen(frame, sourceLocation: sourceLocation)
            }
        }
    }
}
