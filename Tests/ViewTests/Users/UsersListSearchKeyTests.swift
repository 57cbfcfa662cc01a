import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI
import View
import ViewModel

@MainActor
@Suite("Keys of the users list's search", .leakChecks, .endsWhenStuck)
struct UsersListSearchKeyTests {
    private let people = UserPage.cast.users

    /// Returns the list of `people`, after `keys` have been typed.
    private func searching(_ keys: String, at place: SourceLocation = #_sourceLocation) async throws -> BoundUsersList {
        let list = try await PeopleBehind.list(.cast, sourceLocation: place)
        list.screen.type(keys)
        return list
    }

    @Test(
        "Every typed character goes into the search field, even if the character is a key elsewhere",
        arguments: ["q", "?", ",", "b", "r", "/", "7", " x"])
    func letters(text: String) async throws {
        let list = try await searching("/" + text)
        #expect(list.screen.isEditingText && list.screen.text.contains("/ \(text)"))
        #expect(!list.viewModel.isLoading && list.screen.storing == nil)
    }

    @Test("Text typed into the search field goes to the view model, letter by letter")
    func typing() async throws {
        let list = try await PeopleBehind.list()
        list.screen.type("/009")
        #expect(list.viewModel.currentUsers == [.sample(number: 9)])
        list.screen.press(.backspace, .backspace)
        #expect(list.viewModel.userCount == 30)
    }

    @Test("Characters that arrive together in the search field start a single search")
    func searchedOnce() async throws {
        let list = try await PeopleBehind.list()
        list.screen.type("/")
        let searches = SearchCounter()
        list.viewModel.delegate = searches
        list.screen.press(.text(Array(repeating: "a", count: 1000)))
        #expect(searches.count == 1 && list.viewModel.isEmpty)
        list.screen.press(.backspace)
        #expect(searches.count == 2)
    }

    @Test(
        "The matches of a search are marked in each column; a narrow row shows a matching email address",
        arguments: [
            (ScreenSize.standard, "lace ada", ["Ada", "lace", "ada", "lace"]), (.small, "lace ada", ["Ada", "lace"]),
            (.standard, "ada.love", ["ada.love"]), (.small, "ada.love", ["ada.love"]),
            (.small, "ada.love kingdom", ["ada.love"]), (.small, "renée sweden", ["Renée", "Sweden"]),
            (.small, "@example.com lace", ["lace", "lace@e…"]),
        ])
    func marks(size: ScreenSize, query: String, expected: [String]) async throws {
        let list = try await searching("/" + query)
        #expect(list.screen.draw(size.size).grid.underlinedRuns == expected)
        list.screen.press(.escape)
        #expect(list.screen.draw(size.size).grid.underlinedRuns == [])
    }

    @Test("The home and end keys move the cursor in the search field, not the selection")
    func cursor() async throws {
        let list = try await searching("/d")
        list.screen.press(.home)
        list.screen.type("a")
        list.screen.press(.end)
        list.screen.type("a")
        #expect(list.screen.text.contains("/ ada"))
    }

    @Test("The arrow keys move the selection during typing; the enter key ends the typing, not the search")
    func enter() async throws {
        let list = try await searching("/ada")
        list.screen.press(.down, .enter)
        #expect(!list.screen.isEditingText && list.viewModel.isSearching && list.people.opened.isEmpty)
        list.screen.press(.enter)
        #expect(list.people.opened == [people[11]])
    }

    @Test("A click on a row ends the typing in the search field, and selects the row")
    func click() async throws {
        let list = try await searching("/ada")
        #expect(!list.screen.select(row: 1) && !list.screen.isEditingText)
        list.screen.press(.enter)
        #expect(list.people.opened == [people[11]])
    }

    @Test("The / key returns to the search field, which has kept its text")
    func goOn() async throws {
        let list = try await searching("/ada")
        list.screen.press(.enter)
        list.screen.type("/ y")
        #expect(list.viewModel.currentUsers == [people[11]])
    }

    @Test("Esc ends a search for people, during typing or after", arguments: [[Key.escape], [.enter, .escape]])
    func escape(keys: [Key]) async throws {
        let list = try await PeopleBehind.list(.sample(1, count: 24))
        let before = Shown(list.screen)
        list.screen.type("/person.00")
        for key in keys { list.screen.press(key) }
        #expect(Shown(list.screen) == before && !list.screen.isEditingText)
        list.screen.type("/")
        #expect(list.screen.text.contains("/ Name, email"))
    }

    @Test("Enter in the search field drops blank text")
    func blank() async throws {
        let list = try await searching("/  ")
        list.screen.press(.enter)
        list.screen.type("/")
        #expect(list.screen.text.contains("/ Name, email"))
    }

    @Test("A changed search text selects the first row; a bookmark does not move the selection")
    func selection() async throws {
        let list = try await searching("/person")
        list.screen.press(.down, .enter, .character("b"))
        await list.people.settle()
        list.screen.press(.enter)
        list.screen.type("/ ")
        list.screen.press(.enter, .enter)
        #expect(list.people.store.users == [people[13]])
        #expect(list.people.opened == [people[13], people[12]])
    }

    @Test("The ctrl-n key requests the next page during a search")
    func searchMore() async throws {
        let list = try await searching("/nobody")
        list.screen.press(.control("n"))
        #expect(list.viewModel.isLoading)
        try await list.people.answer(.success(.sample(2, count: 3)))
        #expect(!list.screen.handle(.control("n")), "everyone is loaded")
    }
}

/// Counts the searches that a view model reports.
@MainActor
private final class SearchCounter: UsersListViewModelDelegate {
    private(set) var count = 0

    func didUpdateSearchResults() { count += 1 }
    func didUpdateUsers() {}
    func didReceiveError(_ error: NetworkError) {}
    func didStartLoading() {}
    func didFinishLoading() {}
}

extension CellGrid {
    /// The runs of underlined characters in the first row of people, which is below the field.
    fileprivate var underlinedRuns: [String] {
        var runs = [""]
        for x in 0..<size.width {
            let cell = self[x, 3]
            if !cell.style.attributes.contains(.underline) {
                runs.append("")
            } else if let scalar = cell.scalar {
                runs[runs.count - 1].unicodeScalars.append(scalar)
            }
        }
        return runs.filter { !$0.isEmpty }
    }
}
