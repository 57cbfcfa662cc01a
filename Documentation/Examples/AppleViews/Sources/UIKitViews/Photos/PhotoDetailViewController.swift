import UIKit
import ViewModel

/// One photo: the picture, and everything known about the photo.
final class PhotoDetailViewController: ScreenViewController {
    let imageView = UIImageView(frame: .zero)
    let informationStackView = UIStackView(arrangedSubviews: [])

    private let viewModel: PhotoDetailViewModel

    init(viewModel: PhotoDetailViewModel, keeping coordinator: AnyObject?) {
        self.viewModel = viewModel
        super.init(keeping: coordinator)
        title = viewModel.content.title
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        setupViews()
        if viewModel.content.link != nil { setupShareButton() }
    }

    private func setupViews() {
        let content = viewModel.content
        imageView.show(content.image, altText: content.altText)
        informationStackView.axis = .vertical
        for row in content.information {
            informationStackView.addArrangedSubview(UIListContentView(configuration: row.configuration))
        }
        let stackView = UIStackView(arrangedSubviews: [imageView, informationStackView])
        stackView.axis = .vertical
        view.embed(stackView, in: UIScrollView(frame: .zero))
        let ratio = CGFloat(content.imageHeight) / CGFloat(content.imageWidth)
        NSLayoutConstraint.activate([
            imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor, multiplier: ratio)
        ])
    }

    private func setupShareButton() {
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .action, primaryAction: UIAction { [weak self] _ in self?.viewModel.didTapShare() })
    }
}
