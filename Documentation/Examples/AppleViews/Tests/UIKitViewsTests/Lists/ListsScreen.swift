import Binding
import Foundation
import Interactor
import Model
import Testing
import UIKit

@testable import UIKitViews

/// The to-do lists on a navigation controller in a window.
@MainActor struct ListsScreen {
    let work = Work()
    let window = UIWindow(frame: .zero)
    let navigationController = UINavigationController(nibName: nil, bundle: nil)
    let database: FallibleDatabase
    let home: AllListsInteractor

    /// Opens the lists without waiting for them.
    init(opening lists: [ToDoList], failure: DatabaseError? = nil) {
        database = FallibleDatabase(lists)
        database.failure = failure
        var minute = 60
        let idsAndDates = IDsAndDates(
            now: {
                minute += 1
                return .noon(minute)
            }, makeID: UUID.init)
        home = AllListsInteractor(database: database, work: work, idsAndDates: idsAndDates)
        coordinator().start()
        window.rootViewController = navigationController
        window.makeKeyAndVisible()
    }

    /// Opens the lists and waits for them.
    init(_ lists: ToDoList..., failure: DatabaseError? = nil) async {
        self.init(opening: lists, failure: failure)
        await settle()
    }

    /// Opens a list and waits for it.
    init(of list: ToDoList) async throws {
        await self.init(list)
        try all().collectionView.tap(0)
        await settle()
    }

    func coordinator() -> ListsCoordinator {
        ListsCoordinator(
            dependencies: ListsDependencies(lists: home, localization: .lists),
            navigationController: navigationController)
    }

    func settle() async { await work.settle() }

    /// The front screen, which shows all lists.
    func all() throws -> AllListsViewController {
        try #require(navigationController.topViewController as? AllListsViewController)
    }

    /// The front screen, which shows a single list.
    func single() throws -> SingleListViewController {
        try #require(navigationController.topViewController as? SingleListViewController)
    }

    func alert() throws -> UIAlertController {
        try #require(navigationController.topViewController?.front as? UIAlertController)
    }

    /// The open form; nil if none is open.
    var form: FormViewController? {
        let sheet = navigationController.topViewController?.presentedViewController as? UINavigationController
        return sheet?.topViewController as? FormViewController
    }

    /// Types a text into the open form, and taps Done.
    func finishForm(_ text: String) throws {
        let form = try #require(form)
        form.textField.text = text
        form.navigationItem.rightBarButtonItem?.tap()
    }
}

extension EditingViewController {
    private func contents() throws -> [UIListContentConfiguration] {
        try (0..<collectionView.numberOfItems(inSection: 0)).map {
            try #require(collectionView.shownCell($0)?.contentConfiguration as? UIListContentConfiguration)
        }
    }

    func texts() throws -> [String?] { try contents().map(\.text) }
    func secondaryTexts() throws -> [String?] { try contents().map(\.secondaryText) }
    func colors() throws -> [UIColor] { try contents().map(\.textProperties.color) }

    func accessories(_ index: Int) throws -> [UICellAccessory.AccessoryType] {
        try #require(collectionView.shownCell(index) as? UICollectionViewListCell).accessories.map(\.accessoryType)
    }

    var add: UIBarButtonItem? { navigationItem.rightBarButtonItem }
    var undo: UIBarButtonItem? { navigationItem.rightBarButtonItems?.last }
    var selectedIndex: Int? { collectionView.indexPathsForSelectedItems?.first?.item }
}
