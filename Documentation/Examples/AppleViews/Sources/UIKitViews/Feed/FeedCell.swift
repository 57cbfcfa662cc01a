import UIKit
import ViewModel

/// One entry of the feed, which hears about its own like alone.
final class FeedCell: UITableViewCell {
    static let reuseIdentifier = "FeedCell"

    private var viewModel: FeedCellViewModel?
    private lazy var likeButton = UIButton(
        configuration: .plain(), primaryAction: UIAction { [weak self] _ in self?.viewModel?.didTapLike() })

    func configure(with viewModel: FeedCellViewModel) {
        self.viewModel = viewModel
        var content = UIListContentConfiguration.subtitleCell()
        content.text = viewModel.user.title
        content.secondaryText = viewModel.text
        contentConfiguration = content
        showLike(viewModel.liked)
        accessoryView = likeButton
        // It compares, because an entry may tell a cell that shows another one by now. Nor may such a cell take the
        // listener away: it may be that of the cell that shows the entry now.
        viewModel.likedDidChange = { [weak self, weak viewModel] liked in
            guard let self, self.viewModel === viewModel else { return }
            showLike(liked)
        }
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        viewModel = nil
    }

    private func showLike(_ isLiked: Bool) {
        likeButton.configuration?.image = UIImage(systemName: isLiked ? "heart.fill" : "heart")
        likeButton.accessibilityLabel = CommonWords.like(isLiked: isLiked).capitalized
        // A cell gives its accessory no size.
        likeButton.sizeToFit()
    }
}
