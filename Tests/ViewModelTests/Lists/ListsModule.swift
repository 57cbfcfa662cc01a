import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

/// A view model of the lists' screens, with the objects below it and a double of its view.
@MainActor
struct ListsModule<Inputs> {
    let work: Work
    let database: ManualDatabase
    let lists: AllListsInteractor
    let inputs: Inputs
    private let editing: any EditingInputs
    let screen = ListsScreenMock()

    /// Calls `input`, and returns the outputs that follow until all work is done.
    @discardableResult
    func outputs(of input: (Inputs) -> Void) async -> [String] {
        screen.outputs = []
        input(inputs)
        await work.settle()
        return screen.outputs
    }

    /// Calls `input`, and checks the outputs that follow until all work is done.
    func expect(
        _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation, after input: (Inputs) -> Void
    ) async {
        let outputs = await outputs(of: input)
        #expect(outputs == expected, sourceLocation: sourceLocation)
    }

    /// Checks that a change fails twice without an effect, and then checks the outputs when it succeeds.
    func expectChange(
        _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation, after input: (Inputs) -> Void
    ) async {
        database.failure = .locked
        let failure = expected.prefix(1) + ["storing nothing", "alert Error"]
        await expect(Array(failure), sourceLocation: sourceLocation, after: input)
        await expect(Array(failure), sourceLocation: sourceLocation) { _ in editing.userAnsweredAlert(.retry) }
        database.failure = nil
        await expect(expected, sourceLocation: sourceLocation) { _ in editing.userAnsweredAlert(.retry) }
    }

    /// Makes `change` as someone else would, and returns the outputs that follow the database's report.
    func others(_ change: (InMemoryDatabase) throws -> Void) throws -> [String] {
        screen.outputs = []
        try change(database.kept)
        return screen.outputs
    }
}

extension ListsModule where Inputs == any AllListsInputs {
    /// Creates a module of all lists, without calling `viewDidLoad`.
    init(_ all: [ToDoList], sourceLocation: SourceLocation = #_sourceLocation) {
        (work, database) = (Work(), ManualDatabase(all))
        lists = AllListsInteractor(database: database, work: work, idsAndDates: .sample())
        let viewModel = AllListsViewModel(interactor: lists, localization: .sample)
        (inputs, editing) = (viewModel.inputs, viewModel.inputs)
        for object in [database, lists, viewModel, screen] as [AnyObject] {
            trackForLeaks(object, sourceLocation: sourceLocation)
        }
        screen.bind(viewModel.outputs)
    }

    /// Returns a module of all lists, after calling `viewDidLoad`.
    static func loaded(_ lists: ToDoList..., sourceLocation: SourceLocation = #_sourceLocation) async -> Self {
        let module = Self(lists, sourceLocation: sourceLocation)
        await module.outputs { $0.viewDidLoad() }
        return module
    }
}

extension ListsModule where Inputs == any SingleListInputs {
    /// Creates a module of a single list after all lists are read, without calling `viewDidLoad`.
    init(_ list: ToDoList, isStored: Bool = true, sourceLocation: SourceLocation = #_sourceLocation) async {
        (work, database) = (Work(), ManualDatabase(isStored ? [list] : []))
        lists = AllListsInteractor(database: database, work: work, idsAndDates: .sample())
        lists.load()
        await work.settle()
        let interactor = SingleListInteractor(id: list.id, lists: lists)
        let viewModel = SingleListViewModel(interactor: interactor)
        (inputs, editing) = (viewModel.inputs, viewModel.inputs)
        for object in [database, lists, interactor, viewModel, screen] as [AnyObject] {
            trackForLeaks(object, sourceLocation: sourceLocation)
        }
        screen.bind(viewModel.outputs)
    }

    /// Returns a module of a single list, after calling `viewDidLoad`.
    static func loaded(_ list: ToDoList, sourceLocation: SourceLocation = #_sourceLocation) async -> Self {
        let module = await Self(list, sourceLocation: sourceLocation)
        await module.outputs { $0.viewDidLoad() }
        return module
    }
}
