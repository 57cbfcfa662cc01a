import Binding
import Foundation
import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI
import View
import ViewModel

/// The lists in their container with everyone whom they speak to, put together as the coordinators do it.
@MainActor
final class ListsStage {
    let database: ManualDatabase
    let container: Container
    private let navigator = NavigatorMock()
    private let interactor: AllListsInteractor
    private let work = Work()
    /// The lists that were opened.
    private(set) var opened: [UUID] = []

    /// - Parameter failure: What the database fails with.
    init(
        _ lists: [ToDoList] = [], gate: ManualDatabase.Gate? = nil, failure: DatabaseError? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        database = ManualDatabase(lists, gate: gate)
        database.failure = failure
        interactor = AllListsInteractor(database: database, work: work, stamps: .sample())
        container = Container(viewModel: ContainerViewModel(badges: [], showsKeyHints: true, navigator: navigator))
        let viewModel = AllListsViewModel(interactor: interactor, localization: .sample)
        let view = AllListsView(viewModel: viewModel)
        for object in [self, database, navigator, interactor, container, viewModel, view] as [AnyObject] {
            trackForLeaks(object, sourceLocation: sourceLocation)
        }
        viewModel.outputs.showSingleList = { [weak self] in self?.opened.append($0) }
        container.addTab("Lists", root: view, coordinator: navigator)
        view.setupViewModel()
    }

    /// A stage that has drawn `lists`.
    static func showing(
        _ lists: [ToDoList] = .sample, sourceLocation: SourceLocation = #_sourceLocation
    ) async -> ListsStage {
        let stage = ListsStage(lists, sourceLocation: sourceLocation)
        await stage.settle()
        _ = stage.draw()
        return stage
    }

    /// A stage that has drawn the items of `list`.
    static func showingItems(
        of list: ToDoList, sourceLocation: SourceLocation = #_sourceLocation
    ) async -> ListsStage {
        let stage = await showing([list], sourceLocation: sourceLocation)
        stage.open(list.id, sourceLocation: sourceLocation)
        await stage.settle()
        _ = stage.draw()
        return stage
    }

    func open(_ id: UUID, sourceLocation: SourceLocation = #_sourceLocation) {
        let interactor = SingleListInteractor(id: id, lists: interactor)
        let viewModel = SingleListViewModel(interactor: interactor)
        let view = SingleListView(viewModel: viewModel)
        for object in [interactor, viewModel, view] as [AnyObject] {
            trackForLeaks(object, sourceLocation: sourceLocation)
        }
        container.push(view, coordinator: navigator)
        view.setupViewModel()
    }
}

// MARK: - What the test does

extension ListsStage {
    /// Waits until the database has done what it was asked for.
    func settle() async { await work.settle() }

    /// Presses `keys`, each when what the one before began is done and drawn.
    func press(_ keys: Key...) async {
        for key in keys {
            container.press(key)
            await settle()
            _ = draw()
        }
    }

    func type(_ text: String) async {
        for character in text { await press(.character(character)) }
    }

    func draw(_ size: ScreenSize = .standard, symbols: Symbols = .unicode) -> Frame {
        container.draw(size: size.size, appearance: Appearance(symbols: symbols), transcribes: true)
    }

    /// What shows in a standard terminal.
    var screen: String { draw().grid.plainText }

    /// The rows that show, without what is around them.
    var rows: [String] {
        screen.split(separator: "\n").dropFirst().prefix { $0.hasPrefix("│") }
            .map { $0.dropFirst().dropLast().trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    /// The line with the mark of a selected row.
    var selectedRow: String? { rows.first { $0.contains("▸") } }

    var title: Substring { screen.prefix { $0 != "\n" } }
}

extension [ToDoList] {
    /// Some lists, one with a name that is hard to lay out.
    static var sample: [ToDoList] {
        [
            .sample("Groceries", at: 400_000, items: [.sample("Milk", at: 2), .sample("Eggs", at: 1)]),
            .sample("Räumt die Küche auf", at: 300_000, items: [.sample("掃除機をかける")]),
            .sample("旅行の準備", count: 12, at: 200_000),
            .sample(String(repeating: "A very long name ", count: 10), count: 1234, at: 100_000),
            .sample("Someday", at: 0),
        ]
    }
}
