import UIKit
import ViewModel

/// A cell with one entry of the feed; the cell is notified only of that entry's like.
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
        // The closure compares view models, because this cell may show another entry by now. A reused cell does not
        // remove its closure, because another cell may have replaced it.
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
        // A cell does not size its accessory view.
        likeButton.sizeToFit()
    }
}
