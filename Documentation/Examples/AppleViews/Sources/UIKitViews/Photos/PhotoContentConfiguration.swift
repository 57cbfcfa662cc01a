import UIKit
import ViewModel

/// The content of a photo's cell.
nonisolated struct PhotoContentConfiguration: UIContentConfiguration {
    let viewModel: PhotoCellViewModel

    @MainActor func makeContentView() -> any UIView & UIContentView { PhotoContentView(configuration: self) }

    func updated(for state: any UIConfigurationState) -> PhotoContentConfiguration { self }
}

/// A photo's picture above the photographer's name.
final class PhotoContentView: UIView, UIContentView {
    let imageView = UIImageView(frame: .zero)
    let titleLabel = UILabel(style: .footnote)

    var configuration: any UIContentConfiguration {
        didSet { showConfiguration() }
    }

    init(configuration: PhotoContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        setupViews()
        showConfiguration()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) is not available") }

    private func setupViews() {
        let stackView = UIStackView(arrangedSubviews: [imageView, titleLabel])
        stackView.axis = .vertical
        stackView.spacing = 4
        embed(stackView)
        NSLayoutConstraint.activate([
            imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor, multiplier: 1)
        ])
    }

    private func showConfiguration() {
        guard let viewModel = (configuration as? PhotoContentConfiguration)?.viewModel else { return }
        titleLabel.text = viewModel.titleText
        imageView.show(viewModel.image, altText: viewModel.altText)
    }
}
