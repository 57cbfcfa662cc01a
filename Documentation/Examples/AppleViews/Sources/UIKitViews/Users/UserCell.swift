import UIKit
import ViewModel

/// The receiver of taps on a cell's button.
@MainActor
protocol UserCellDelegate: AnyObject {
    func didTapBookmark(in cell: UserCell)
}

/// One person in the list, with a button for the bookmark.
final class UserCell: UITableViewCell {
    static let reuseIdentifier = "UserCell"

    weak var delegate: (any UserCellDelegate)?

    private lazy var bookmarkButton = UIButton(
        configuration: .plain(),
        primaryAction: UIAction { [weak self] _ in
            guard let self else { return }
            delegate?.didTapBookmark(in: self)
        })

    func configure(with row: UserRow) {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = row.name
        content.secondaryText = row.isFoundByEmail ? row.email : row.place
        content.secondaryTextProperties.color = .secondaryLabel
        contentConfiguration = content
        bookmarkButton.configuration?.image = UIImage(systemName: row.isBookmarked ? "bookmark.fill" : "bookmark")
        bookmarkButton.accessibilityLabel = CommonWords.bookmarkButton(isBookmarked: row.isBookmarked)
        // A cell does not size its accessory view.
        bookmarkButton.sizeToFit()
        accessoryView = bookmarkButton
    }
}
