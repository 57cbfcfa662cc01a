import UIKit
import ViewModel

/// One entry of the feed; it is notified only of its own like.
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
        // The closure compares, because this cell may show another entry by now. A reused cell does not remove the
        // closure, because another cell may have replaced it.
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
