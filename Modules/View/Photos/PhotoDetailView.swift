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

    /// Creates a view of `viewModel`; no binding is needed.
    public init(viewModel: PhotoDetailViewModel) {
        self.viewModel = viewModel
        content = viewModel.content
    }

    public func body(tick: Int) -> some Block {
        ScrollView(state: scroll) { [content] in
            VStack(spacing: 1) {
                WidthReader { width in
                    PhotoPicture(
                        image: content.image, width: content.imageWidth, height: content.imageHeight,
                        altText: content.altText
                    )
                    // This height fits a picture and leaves space for the text in a terminal of usual size.
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
