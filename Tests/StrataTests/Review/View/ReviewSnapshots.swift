import SnapshotFiles
import TestKit
import TestScreens
import Testing
import TextSnapshots
import TextUI
import TextUISnapshots

@testable import Strata

@MainActor
@Suite("The look of the review", .leakChecks, .endsWhenStuck, .snapshots())
struct ReviewSnapshots {
    @Test("The review looks as recorded while it reads the changes", arguments: ScreenSize.allCases)
    func reading(size: ScreenSize) async throws {
        let gate = InMemoryPendingChanges.Gate()
        let review = RunningReview(InMemoryPendingChanges(gate: gate))
        let reading = try await gate.next()
        expectScreen(try review.drawScreen(size))
        reading.succeed()
        await review.settle()
    }

    @Test("The review of a new snapshot looks as recorded", arguments: ScreenSize.allCases)
    func new(size: ScreenSize) async throws {
        let review = await RunningReview.showing(.newScreen, .changedScreen)
        expectScreen(try review.drawScreen(size))
    }

    @Test("The review looks as recorded with a change, in two columns if they fit", arguments: ScreenSize.allCases)
    func changed(size: ScreenSize) async throws {
        let review = await RunningReview.showing(.changedScreen, .newScreen)
        expectScreen(try review.drawScreen(size))
    }

    @Test("The review looks as recorded in one column", arguments: ScreenSize.allCases)
    func oneColumn(size: ScreenSize) async throws {
        let review = await RunningReview.showing(.changedScreen)
        review.press(.character("1"), .end)
        expectScreen(try review.drawScreen(size))
    }

    @Test("The review looks as recorded in two columns", arguments: ScreenSize.allCases)
    func twoColumns(size: ScreenSize) async throws {
        let review = await RunningReview.showing(.changedScreen)
        review.press(.character("2"), .end)
        expectScreen(try review.drawScreen(size))
    }

    @Test("The review looks as recorded when scrolled to the right", arguments: ScreenSize.allCases)
    func scrolledRight(size: ScreenSize) async throws {
        let review = await RunningReview.showing(.changedScreen)
        review.press(.right, .right)
        expectScreen(try review.drawScreen(size))
    }

    @Test("The review of an outdated change looks as recorded", arguments: ScreenSize.allCases)
    func outdated(size: ScreenSize) async throws {
        let review = await RunningReview.showing(.sample(comparedWith: "Jean\n"))
        expectScreen(try review.drawScreen(size))
    }

    @Test("The review looks as recorded at its end", arguments: ScreenSize.allCases)
    func end(size: ScreenSize) async throws {
        let review = await RunningReview.showing(
            .sample("a"), .sample("b"), .sample("c"), unreadable: ["/home/ada/strata/Snapshots/d.txt is no text"])
        await review.type("ars")
        expectScreen(try review.drawScreen(size))
    }

    @Test("The review looks as recorded at its end with unreadable texts", arguments: ScreenSize.allCases)
    func unreadable(size: ScreenSize) async throws {
        let review = await RunningReview.showing(
            unreadable: ["The snapshot is not UTF-8 text and was left unchanged: /home/ada/strata/Snapshots/a.txt"])
        expectScreen(try review.drawScreen(size))
    }

    @Test("The review looks as recorded with nothing pending", arguments: ScreenSize.allCases)
    func nothing(size: ScreenSize) async throws {
        expectScreen(try await RunningReview.showing().drawScreen(size))
    }

    @Test("The review looks as recorded in colour, in one column and in two", arguments: ["1", "2"] as [Character])
    func styled(columns: Character) async throws {
        let review = await RunningReview.showing(.changedScreen)
        review.press(.character(columns))
        expectSnapshot(of: try review.drawScreen(.large), as: .styled)
    }

    @Test("The review looks as recorded in ASCII")
    func ascii() async throws {
        expectSnapshot(of: try await RunningReview.showing(.changedScreen).drawScreen(symbols: .ascii), as: .screen)
    }
}

// MARK: - In its shell

extension ReviewSnapshots {
    @Test("The review looks as recorded after a decision was refused", arguments: ScreenSize.allCases)
    func refused(size: ScreenSize) async {
        let review = await RunningReview.showing(.changedScreen, .newScreen)
        review.store.failure = .pendingReplaced(
            file: "/home/ada/strata/Snapshots/.pending/ViewTests/SettingsSnapshots/defaults.80x24.txt.json")
        await review.type("a")
        expectScreen(review.draw(size))
    }

    @Test("The review looks as recorded with changes that are alike", arguments: ScreenSize.allCases)
    func alike(size: ScreenSize) async {
        let review = await RunningReview.showing(.sample("a"), .sample("b", new: "Bo"), .sample("c"))
        expectScreen(review.draw(size))
    }

    @Test("The review looks as recorded with the help open", arguments: ScreenSize.allCases)
    func help(size: ScreenSize) async {
        let review = await RunningReview.showing(.newScreen)
        review.press(.character("?"))
        expectScreen(review.draw(size))
    }

    @Test("The review looks as in the picture that Documentation/Snapshots.md shows")
    func picture() async {
        let review = await RunningReview.showing(.changedScreen, .newScreen)
        expectSnapshot(of: review.draw(), as: .svg(theme: .dark, title: "strata snapshots review"))
    }
}
