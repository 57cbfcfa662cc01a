import UIKit

@testable import UIKitViews

// Actions for which UIKit has no public call. On a Mac, a window on the simulator's screen creates the cells, and
// key-value coding performs the other actions.

extension UITableView {
    @MainActor func shownCell<Cell>(_ row: Int, as type: Cell.Type = Cell.self) -> Cell? {
        show(IndexPath(row: row, section: 0)) as? Cell
    }

    /// The number of rows in the first section.
    @MainActor var rowCount: Int { numberOfRows(inSection: 0) }
}

extension UICollectionView {
    @MainActor func shownCell(_ item: Int) -> UICollectionViewCell? { show(IndexPath(item: item, section: 0)) }

    @MainActor func tap(_ item: Int) { tap(IndexPath(item: item, section: 0)) }

    /// Returns the swipe actions of a row.
    @MainActor func swipeActions(_ item: Int) -> [UIContextualAction] {
        let layout = collectionViewLayout as? UICollectionViewCompositionalLayout
        return layout?.swipeActions?(IndexPath(item: item, section: 0))?.actions ?? []
    }

    /// Swipes a row and taps one of its actions.
    ///
    /// - Returns: Whether the action reports that the row is removed immediately.
    @MainActor @discardableResult func swipe(_ item: Int, _ title: String) -> Bool? {
        guard let action = swipeActions(item).first(where: { $0.title == title }) else { return nil }
        var isPerformed: Bool?
        action.handler(action, self) { isPerformed = $0 }
        return isPerformed
    }
}

extension UIAlertController {
    @MainActor func tap(_ title: String) {
        guard let action = actions.first(where: { $0.title == title }) else { return }
        dismiss(animated: false)
        action.handler?(action)
    }
}

extension UIView {
    /// Whether the view is a descendant of `other`.
    @MainActor func isInside(_ other: UIView) -> Bool { superview.map { $0 === other || $0.isInside(other) } ?? false }
}

extension UIButton {
    @MainActor func tap() { sendActions(for: .primaryActionTriggered) }
}

extension UIAction {
    func perform() { UIButton(configuration: .plain(), primaryAction: self).tap() }
}

extension UIBarButtonItem {
    func tap() { if isEnabled { primaryAction?.perform() } }
}

extension UIRefreshControl {
    @MainActor func pull() {
        beginRefreshing()
        sendActions(for: .valueChanged)
    }
}

extension UITableViewCell {
    /// The button at the end of the row.
    @MainActor var button: UIButton? { accessoryView as? UIButton }

    @MainActor var content: UIListContentConfiguration? { contentConfiguration as? UIListContentConfiguration }
}

extension UIViewController {
    /// The placeholder that covers an empty screen.
    var placeholder: UIContentUnavailableConfiguration? {
        contentUnavailableConfiguration as? UIContentUnavailableConfiguration
    }

    /// The last view controller in the chain of presented ones; nil if none is presented.
    var front: UIViewController? { presentedViewController.map { $0.front ?? $0 } }

    /// The alert in front of the screen.
    var alert: UIAlertController? { presentedViewController as? UIAlertController }
}
