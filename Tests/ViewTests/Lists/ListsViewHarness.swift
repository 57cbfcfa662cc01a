import Foundation
import Model
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI
import View

@testable import ViewModel

/// One screen of lists in a shell, on a mock of its view model.
@MainActor
final class ListsViewHarness<Mock: AnyObject>: Harness {
    let viewModel: Mock

    init(_ view: some Screen, _ viewModel: Mock, sourceLocation: SourceLocation) {
        self.viewModel = viewModel
        super.init(sourceLocation: sourceLocation)
        trackForLeaks(viewModel, sourceLocation: sourceLocation)
        navigation.push(view)
    }

    /// The rows that show, without the box around them.
    var rows: [String] {
        drawScreen().grid.plainText.split(separator: "\n").dropFirst().prefix { $0.hasPrefix("│") }
            .map { $0.dropFirst().dropLast().trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }
}

extension ListsViewHarness where Mock == AllListsMock {
    /// Returns a harness that shows `lists`; nil if no output has come yet.
    static func allLists(_ lists: [ListRow]?, sourceLocation: SourceLocation = #_sourceLocation) -> ListsViewHarness {
        let viewModel = AllListsMock()
        let view = AllListsView(viewModel: viewModel)
        view.setupViewModel()
        let harness = ListsViewHarness(view, viewModel, sourceLocation: sourceLocation)
        if let lists { viewModel.displayLists?(lists) }
        harness.draw()
        return harness
    }
}

extension ListsViewHarness where Mock == SingleListMock {
    /// Returns a harness that shows `items`.
    static func singleList(_ items: [ItemRow], sourceLocation: SourceLocation = #_sourceLocation) -> ListsViewHarness {
        let viewModel = SingleListMock()
        let view = SingleListView(viewModel: viewModel)
        view.setupViewModel()
        let harness = ListsViewHarness(view, viewModel, sourceLocation: sourceLocation)
        viewModel.displayItems?(items)
        harness.draw()
        return harness
    }
}

extension ListRow {
    static func sample(_ name: String) -> ListRow { ListRow(list: .sample(name), localization: .sample) }
}

extension ItemRow {
    static func sample(_ text: String, id: UUID = UUID(), done: TimeInterval? = nil) -> ItemRow {
        ItemRow(item: .sample(text, id: id, done: done))
    }
}
