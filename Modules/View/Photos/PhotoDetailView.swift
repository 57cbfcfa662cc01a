public import Shell
public import TextUI
public import ViewModel

/// The view of one photo: the picture, and everything known about the photo.
public final class PhotoDetailView: Screen {
    public var title: String { content.title }
    public var prompts = PromptQueue()

    private let viewModel: PhotoDetailViewModel
    private let content: PhotoDetailContent
    private var scroll = ScrollState()

    /// Creates a view of `viewModel`, which is not bound until `setupViewModel()`.
    public init(viewModel: PhotoDetailViewModel) {
        self.viewModel = viewModel
        content = viewModel.content
    }

    /// Binds the view to its view model.
    public func setupViewModel() {
        viewModel.showShareClosure = { [weak self] in self?.told("showShareClosure()").showShare() }
    }

    public func body(tick: Int) -> some Block {
        ScrollView(state: scroll) { [content] in
            VStack(spacing: 1) {
                WidthReader { width in
                    PhotoPicture(
                        image: content.image, width: content.imageWidth, height: content.imageHeight,
                        altText: content.altText
                    )
                    // High enough for a picture, low enough to leave room for the text in a terminal of usual size.
                    .frame(height: max(6, width * 3 / 16)).flexible(alignment: .center)
                }
                VStack {
                    ForEach(content.information) { InformationLine(row: $0) }
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
    public var keyHints: [KeyBar.Hint] {
        content.link == nil ? [] : [KeyBar.Hint(.character("s"), CommonWords.share)]
    }

    public func handle(_ key: Key) -> Bool {
        if scroll.handle(key) { return true }
        guard key == .character("s"), content.link != nil else { return false }
        viewModel.didTapShare()
        return true
    }
}

// MARK: - Closures

extension PhotoDetailView {
    private func showShare() {
        guard let message = viewModel.shareMessage else { return }
        prompts.append(
            Prompt(title: PhotosWords.shareTitle, message: message, actions: [Prompt.Action(CommonWords.ok)]))
    }
}
