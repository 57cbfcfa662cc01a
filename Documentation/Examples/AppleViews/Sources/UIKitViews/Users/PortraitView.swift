import UIKit
import ViewModel

/// A person's picture, or the initials and the reason for a missing picture.
final class PortraitView: UIView {
    let imageView = UIImageView(frame: .zero)
    let initialsLabel = UILabel(style: .title1)
    let problemLabel = UILabel(style: .footnote, color: .secondaryLabel)

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.contentMode = .scaleAspectFit
        NSLayoutConstraint.activate([imageView.heightAnchor.constraint(equalToConstant: 160)])
        let stackView = UIStackView(arrangedSubviews: [imageView, initialsLabel, problemLabel])
        stackView.axis = .vertical
        stackView.alignment = .center
        embed(stackView)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) is not available") }

    func show(_ image: ProfileImage) {
        imageView.image = image.picture
        imageView.isHidden = imageView.image == nil
        initialsLabel.text = image.initials
        initialsLabel.isHidden = !imageView.isHidden
        problemLabel.text = image.problem
        problemLabel.isHidden = image.problem == nil
    }
}

extension ProfileImage {
    fileprivate var picture: UIImage? {
        switch self {
        case .initials: nil
        case .encoded(let data, _, _): UIImage(data: data)
        case .picture(let width, let height, let rgb): UIImage(width: width, height: height, rgb: rgb)
        }
    }

    fileprivate var initials: String? {
        switch self {
        case .initials(let initials, _), .encoded(_, _, let initials): initials
        case .picture: nil
        }
    }
}
