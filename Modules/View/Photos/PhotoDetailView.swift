public import Shell
public import TextUI
public import ViewModel

/// One photo: the picture large, and all that is known of it.
public final class PhotoDetailView: Screen {
    public var title: String { viewModel.titleText }
    public var prompts = PromptQueue()

    private let viewModel: PhotoDetailViewModel
    private var scroll = ScrollState()

    /// Shows `viewModel`, from `setupViewModel()` on.
    public init(viewModel: PhotoDetailViewModel) {
        self.viewModel = viewModel
    }

    /// Binds the view to its view model.
    public func setupViewModel() {
        viewModel.showShareClosure = { [weak self] in self?.showShare() }
    }

    public func body(tick: Int) -> some Block {
        ScrollView(state: scroll) { [viewModel] in
            VStack(spacing: 1) {
                WidthReader { width in
                    PhotoPicture(
                        image: viewModel.image, width: viewModel.imageWidth, height: viewModel.imageHeight,
                        altText: viewModel.altText
                    )
                    // So high that in a terminal of usual proportions what is known shows below.
                    .frame(height: max(6, width * 3 / 16)).flexible(alignment: .center)
                }
                VStack {
                    ForEach(viewModel.information) { InformationLine(row: $0) }
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

extension PhotoDetailView {
    public var keyHints: [KeyBar.Hint] { [KeyBar.Hint("s", "share")] }

    public func handle(_ key: Key) -> Bool {
        if scroll.handle(key) { return true }
        guard key == .character("s") else { return false }
        viewModel.didTapShare()
        return true
    }
}

// MARK: - What the view model tells

extension PhotoDetailView {
    private func showShare() {
        guard let message = viewModel.shareMessage else { return }
        prompts.append(Prompt(title: "Share", message: message, actions: [Prompt.Action("OK")]))
    }
}
