public import Shell
public import TextUI
public import ViewModel

/// One person: the picture and, in four sections, everything known about the person.
public final class UserDetailView: Screen {
    public var title: String { content.displayName }
    public var prompts = PromptQueue()

    private let viewModel: UserDetailViewModel
    /// The view model's content as of its last notification.
    private var content: UserDetailContent
    private var scroll = ScrollState()

    /// Creates a view of `viewModel`; `setupViewModel()` binds the view.
    public init(viewModel: UserDetailViewModel) {
        self.viewModel = viewModel
        content = viewModel.content
    }

    /// Binds the view to its view model.
    public func setupViewModel() {
        viewModel.delegate = self
        updateUI()
    }

    /// Reads the whole content of the view model.
    private func updateUI() {
        content = viewModel.content
    }

    public func didOpen() { viewModel.loadProfileImage() }

    public func body(tick: Int) -> some Block {
        ScrollView(state: scroll) { [content] in
            VStack(spacing: 1) {
                UserHeader(content: content)
                ForEach(content.sections) { section in
                    VStack {
                        Heading(section.title)
                        ForEach(section.rows) { InformationLine(row: $0) }
                    }
                }
            }
            .padding(Insets(trailing: 1))
        }
    }

    public var storing: String? { viewModel.storing }

    public func didShow(_ rows: Range<Int>) {
        scroll.didShow(rows)
    }
}

// MARK: - Keys

extension UserDetailView {
    public var keyHints: [KeyBar.Hint] {
        [KeyBar.Hint(.character("b"), content.bookmarkAction), KeyBar.Hint(.character("s"), CommonWords.share)]
    }

    public func handle(_ key: Key) -> Bool {
        if scroll.handle(key) { return true }
        switch key {
        case .character("b"): viewModel.toggleBookmark()
        case .character("s"): viewModel.didTapShare()
        default: return false
        }
        return true
    }
}

// MARK: - Delegate methods

extension UserDetailView: UserDetailViewModelDelegate {
    public func didUpdateBookmarkStatus() { notified().updateUI() }
    public func didLoadProfileImage(_ image: ProfileImage) { notified().content = content.showing(image) }
}
