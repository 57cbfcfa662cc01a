import Interactor
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextSnapshots
import TextUI
import TextUISnapshots

extension ListsSnapshots {
    @MainActor
    @Suite("Snapshots of all lists", .leakChecks, .endsWhenStuck, .snapshots())
    struct AllLists {
        @Test("The screen of all lists without any lists", arguments: ScreenSize.allCases)
        func empty(size: ScreenSize) async {
            expectScreen(await ListsHarness.showing([]).drawScreen(size))
        }

        @Test("All lists, with names that are hard to lay out", arguments: ScreenSize.allCases)
        func some(size: ScreenSize) async {
            expectScreen(await ListsHarness.showing().drawScreen(size))
        }

        @Test("All lists while they load", arguments: ScreenSize.allCases)
        func loading(size: ScreenSize) async throws {
            let gate = ManualDatabase.Gate()
            let harness = ListsHarness(gate: gate)
            expectScreen(harness.drawScreen(size))
            try await gate.next().succeed()
            await harness.settle()
        }

        @Test("The screen of all lists with an empty form for the first list", arguments: ScreenSize.allCases)
        func firstList(size: ScreenSize) async {
            let harness = await ListsHarness.showing([])
            await harness.type(settling: "n")
            expectScreen(harness.drawScreen(size))
        }

        @Test("All lists while a new list's name is typed", arguments: ScreenSize.allCases)
        func newList(size: ScreenSize) async {
            let harness = await ListsHarness.showing()
            await harness.type(settling: "nHolidays")
            expectScreen(harness.drawScreen(size))
        }

        @Test("All lists while a list is renamed", arguments: ScreenSize.allCases)
        func renaming(size: ScreenSize) async {
            let harness = await ListsHarness.showing()
            await harness.press(settling: .down)
            await harness.type(settling: "e!")
            expectScreen(harness.drawScreen(size))
        }

        @Test("All lists after a change failed", arguments: ScreenSize.allCases)
        func changeFailed(size: ScreenSize) async {
            let harness = await ListsHarness.showing()
            harness.database.failure = .uncategorized(Self.problem)
            await harness.type(settling: "nX")
            await harness.press(settling: .enter)
            expectScreen(harness.drawScreen(size))
            #expect(harness.shell.prompt?.title == "Error")
        }

        @Test("All lists after the alert of a failed change was dismissed", arguments: ScreenSize.allCases)
        func notSaved(size: ScreenSize) async {
            let harness = await ListsHarness.showing()
            harness.database.failure = .uncategorized(Self.problem)
            await harness.type(settling: "nX")
            await harness.press(settling: .enter, .escape)
            expectScreen(harness.drawScreen(size))
        }

        @Test("All lists after reading failed", arguments: ScreenSize.allCases)
        func unreadable(size: ScreenSize) async {
            let harness = ListsHarness(failure: .uncategorized(Self.problem))
            await harness.settle()
            await harness.press(settling: .enter)
            expectScreen(harness.drawScreen(size))
        }

        @Test("All lists after a reload failed", arguments: ScreenSize.allCases)
        func unreadableAgain(size: ScreenSize) async {
            let harness = await ListsHarness.showing()
            harness.database.failure = .uncategorized(Self.problem)
            await harness.type(settling: "r")
            await harness.press(settling: .enter)
            expectScreen(harness.drawScreen(size))
        }

        @Test("All lists with their text styles")
        func styled() async {
            expectSnapshot(of: await ListsHarness.showing().drawScreen(), as: .styled)
        }

        @Test("All lists in ASCII")
        func ascii() async {
            expectSnapshot(of: await ListsHarness.showing().drawScreen(symbols: .ascii), as: .screen)
        }

        private static let problem = StoreError.locked(path: "/home/ada/.local/share/strata/strata.sqlite")
    }
}
