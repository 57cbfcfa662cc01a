import Testing
import UIKit

/// The stand-in stops a test where UIKit stops the app.
@Suite("The stand-in for UIKit", .timeLimit(.minutes(1)))
struct StandInTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

    @Test("The stand-in stops at items that are not unique")
    func duplicateItems() async {
        let appending = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = Snapshot(items: [1])
            snapshot.appendItems([1])
        }
        expect(appending, says: "an item identifier is not unique")
        let inserting = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = Snapshot(items: [1, 2])
            snapshot.insertItems([1], beforeItem: 2)
        }
        expect(inserting, says: "an item identifier is not unique")
    }

    @Test("The stand-in stops at a section that is not unique, and at items without a section")
    func sections() async {
        let appending = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = Snapshot(items: [])
            snapshot.appendSections([0])
        }
        expect(appending, says: "a section identifier is not unique")
        let missing = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = Snapshot()
            snapshot.appendItems([1])
        }
        expect(missing, says: "there is no section")
    }

    @Test("The stand-in stops at a change of an absent item")
    func absentItems() async {
        let reconfiguring = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = Snapshot(items: [1])
            snapshot.reconfigureItems([2])
        }
        expect(reconfiguring, says: "an absent item is reconfigured")
        let deleting = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = Snapshot(items: [1])
            snapshot.deleteItems([2])
        }
        expect(deleting, says: "an absent item is deleted")
        let inserting = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = Snapshot(items: [1])
            snapshot.insertItems([2], beforeItem: 3)
        }
        expect(inserting, says: "an item is inserted before an absent one")
    }

    @Test("The stand-in stops at a snapshot that is applied while a table makes or shows a cell")
    func layoutOfTable() async {
        let making = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await Table().show(applyingWhile: .making)
        }
        expect(making, says: "a snapshot is applied while cells are made or shown")
        let showing = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await Table().show(applyingWhile: .showing)
        }
        expect(showing, says: "a snapshot is applied while cells are made or shown")
    }

    @Test("The stand-in stops at a snapshot that is applied while a collection makes or shows a cell")
    func layoutOfCollection() async {
        let making = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await Collection().show(applyingWhile: .making)
        }
        expect(making, says: "a snapshot is applied while cells are made or shown")
        let showing = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await Collection().show(applyingWhile: .showing)
        }
        expect(showing, says: "a snapshot is applied while cells are made or shown")
    }

    @Test("The stand-in stops at a cell dequeued outside the cell provider, or of no registered class")
    func cells() async {
        let unasked = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await Collection().dequeue()
        }
        expect(unasked, says: "a cell is dequeued although the data source was not asked for one")
        let unregistered = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let table = UITableView(frame: .zero, style: .plain)
                _ = table.dequeueReusableCell(withIdentifier: "cell", for: IndexPath(row: 0, section: 0))
            }
        }
        expect(unregistered, says: "no class is registered for the cell")
    }

    @Test("The stand-in stops at an alert with two cancel actions, and at a screen pushed twice")
    func controllers() async {
        let alert = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "No", style: .cancel))
                alert.addAction(UIAlertAction(title: "Never", style: .cancel))
            }
        }
        expect(alert, says: "an alert has two actions of style cancel")
        let push = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let screen = UIViewController(nibName: nil, bundle: nil)
                let navigationController = UINavigationController(rootViewController: screen)
                navigationController.pushViewController(screen, animated: false)
            }
        }
        expect(push, says: "a view controller is pushed twice")
    }

    private func expect(
        _ result: ExitTest.Result?, says problem: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(text.contains(problem), sourceLocation: sourceLocation)
    }
}

extension NSDiffableDataSourceSnapshot<Int, Int> {
    fileprivate init(items: [Int]) {
        self.init()
        appendSections([0])
        appendItems(items)
    }
}

/// When a snapshot is applied: while a cell is made, or while it is shown.
private enum Moment: Sendable { case making, showing }

/// A table of one row.
@MainActor private final class Table: NSObject, UITableViewDelegate {
    private let view = UITableView(frame: .zero, style: .plain)
    private var moment: Moment?
    private lazy var dataSource = UITableViewDiffableDataSource<Int, Int>(tableView: view) {
        [weak self] view, path, _ in
        if self?.moment == .making { self?.apply() }
        return view.dequeueReusableCell(withIdentifier: "cell", for: path)
    }

    func apply() { dataSource.apply(NSDiffableDataSourceSnapshot<Int, Int>(items: [1])) }

    func show(applyingWhile moment: Moment) {
        view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        view.delegate = self
        apply()
        self.moment = moment
        _ = view.show(IndexPath(row: 0, section: 0))
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        if moment == .showing { apply() }
    }
}

/// A collection of one item.
@MainActor private final class Collection: NSObject, UICollectionViewDelegate {
    private let view = UICollectionView(
        frame: .zero,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .plain)))
    private let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    private var moment: Moment?
    private lazy var dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
        [weak self, registration] view, path, item in
        if self?.moment == .making { self?.apply() }
        return view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }

    func apply() { dataSource.apply(NSDiffableDataSourceSnapshot<Int, Int>(items: [1])) }

    func show(applyingWhile moment: Moment) {
        view.delegate = self
        apply()
        self.moment = moment
        _ = view.show(IndexPath(item: 0, section: 0))
    }

    func dequeue() {
        let path = IndexPath(item: 0, section: 0)
        _ = view.dequeueConfiguredReusableCell(using: registration, for: path, item: 1)
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        if moment == .showing { apply() }
    }
}
