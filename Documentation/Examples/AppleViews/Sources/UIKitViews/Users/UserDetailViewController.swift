import UIKit
import ViewModel

/// One person: picture, bookmark, and everything known about them, bound to the view model by a delegate.
final class UserDetailViewController: ScreenViewController {
    let portraitView = PortraitView(frame: .zero)
    let nameLabel = UILabel(style: .title1)
    let placeLabel = UILabel(style: .subheadline, color: .secondaryLabel)
    let bookmarkButton = UIButton(configuration: .filled())
    let informationStackView = UIStackView(arrangedSubviews: [])

    private let viewModel: UserDetailViewModel

    init(viewModel: UserDetailViewModel, keeping coordinator: AnyObject?) {
        self.viewModel = viewModel
        super.init(keeping: coordinator)
        title = viewModel.displayName
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupActions()
        setupViewModel()
    }

    private func setupViewModel() {
        viewModel.delegate = self
        nameLabel.text = viewModel.displayName
        placeLabel.text = viewModel.ageLocationText
        portraitView.show(viewModel.image)
        showBookmark()
        showInformation()
        viewModel.loadProfileImage()
    }

    private func setupViews() {
        view.backgroundColor = .systemBackground
        let headerStackView = UIStackView(arrangedSubviews: [portraitView, nameLabel, placeLabel, bookmarkButton])
        headerStackView.axis = .vertical
        headerStackView.alignment = .center
        headerStackView.spacing = 8
        informationStackView.axis = .vertical
        let stackView = UIStackView(arrangedSubviews: [headerStackView, informationStackView])
        stackView.axis = .vertical
        stackView.spacing = 16
        view.embed(stackView, in: UIScrollView(frame: .zero))
    }

    private func setupActions() {
        bookmarkButton.addAction(
            UIAction { [weak self] _ in self?.viewModel.toggleBookmark() }, for: .primaryActionTriggered)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .action, primaryAction: UIAction { [weak self] _ in self?.viewModel.didTapShare() })
    }

    private func showBookmark() {
        let (title, tone) = viewModel.bookmarkButtonConfiguration
        bookmarkButton.configuration?.title = title
        bookmarkButton.configuration?.baseBackgroundColor = tone.color
    }

    private func showInformation() {
        for section in viewModel.sections {
            var header = UIListContentConfiguration.header()
            header.text = section.title
            informationStackView.addArrangedSubview(UIListContentView(configuration: header))
            for row in section.rows {
                informationStackView.addArrangedSubview(UIListContentView(configuration: row.configuration))
            }
        }
    }
}

extension UserDetailViewController: UserDetailViewModelDelegate {
    func didUpdateBookmarkStatus() { showBookmark() }
    func didLoadProfileImage(_ image: ProfileImage) { portraitView.show(image) }
}

// MARK: - Colours

extension Tone {
    fileprivate var color: UIColor {
        switch self {
        case .accent: .systemBlue
        case .destructive: .systemRed
        }
    }
}
