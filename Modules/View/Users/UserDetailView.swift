public import Shell
public import TextUI
public import ViewModel

/// One person: the picture, and all that is known in four sections.
public final class UserDetailView: Screen {
    public var title: String { viewModel.displayName }
    public var prompts = PromptQueue()

    private let viewModel: UserDetailViewModel
    private var scroll = ScrollState()
    private var image: ProfileImage

    /// Shows `viewModel`, from `setupViewModel()` on.
    public init(viewModel: UserDetailViewModel) {
        self.viewModel = viewModel
        image = viewModel.profileImage
    }

    /// Binds the view to its view model.
    public func setupViewModel() {
        viewModel.delegate = self
    }

    public func didOpen() { viewModel.loadProfileImage() }

    public func body(tick: Int) -> some Block {
        ScrollView(state: scroll) { [viewModel, image] in
            VStack(spacing: 1) {
                UserHeader(viewModel: viewModel, image: image)
                ForEach(viewModel.sections) { section in
                    VStack {
                        Heading(section.title)
                        ForEach(section.rows) { InformationLine(row: $0) }
                    }
                }
            }
            .padding(Insets(trailing: 1))
        }
    }

    public func didShow(_ rows: Range<Int>) {
        scroll.didShow(rows)
    }
}

// MARK: - Keys

extension UserDetailView {
    public var keyHints: [KeyBar.Hint] {
        [KeyBar.Hint("b", "bookmark"), KeyBar.Hint("s", "share")]
    }

    public func handle(_ key: Key) -> Bool {
        if scroll.handle(key) { return true }
        switch key {
        case .character("b"): viewModel.toggleBookmark()
        case .character("s"): share()
        default: return false
        }
        return true
    }
}

extension UserDetailView {
    private func share() {
        viewModel.didTapShare()
        prompts.append(Prompt(title: "Share", message: viewModel.getShareText(), actions: [Prompt.Action("OK")]))
    }
}

// MARK: - What the view model tells

extension UserDetailView: UserDetailViewModelDelegate {
    public func didUpdateBookmarkStatus() {}

    public func didLoadProfileImage(_ image: ProfileImage) {
        self.image = image
    }
}
