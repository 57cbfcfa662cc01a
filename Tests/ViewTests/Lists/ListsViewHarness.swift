import Foundation
import Shell
import TestKit
import TestScreens
import Testing
import TextUI
import View

/// One of the two list screens.
enum ListsScreen: CaseIterable {
    case allLists, singleList
}

/// A list screen with a mock of its view model, in a shell with two tabs.
@MainActor
final class ListsViewHarness: Harness {
    let viewModel: EditingMock

    /// Creates a screen whose rows have `texts`; if `texts` is nil, the view model emits no rows.
    init(
        _ screen: ListsScreen, _ texts: [String]? = ["Groceries", "Chores", "Books"],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let view: any Screen
        switch screen {
        case .allLists:
            let mock = AllListsMock()
            let lists = AllListsView(viewModel: mock)
            lists.setupViewModel()
            (viewModel, view) = (mock, lists)
        case .singleList:
            let mock = SingleListMock()
            let list = SingleListView(viewModel: mock)
            list.setupViewModel()
            (viewModel, view) = (mock, list)
        }
        super.init(
            tabs: [Tab(id: "lists", title: "Tab"), Tab(id: "other", title: "Other")], sourceLocation: sourceLocation)
        trackForLeaks(viewModel, sourceLocation: sourceLocation)
        navigation.push(view)
        if let texts { viewModel.display(texts) }
        draw()
    }

    /// The inputs that the screen has called since it was opened.
    var received: [EditingMock.Input] { Array(viewModel.received.dropFirst()) }

    /// The visible lines, without the box around them.
    var lines: [String] {
        drawScreen().grid.plainText.split(separator: "\n").dropFirst().prefix { $0.hasPrefix("│") }
            .map { $0.dropFirst().dropLast().trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    /// The visible lines, reduced to the texts of their rows.
    var texts: [String] {
        lines.map { $0.replacing("[ ] ", with: "").components(separatedBy: " (")[0] }
    }

    var hints: [String] { shell.front?.keyHints.map { "\($0.key) \($0.action)" } ?? [] }
}
