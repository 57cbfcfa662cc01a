import TextUI
import ViewModel

/// The picture of a person, where there is room for it, beside the name and the bookmark's button.
struct UserHeader: CompositeBlock {
    let viewModel: UserDetailViewModel
    let image: ProfileImage

    var body: some Block {
        WidthReader { width in
            HStack(spacing: 2) {
                if width >= 32 {
                    ProfilePicture(image: image).accessibilityLabel(viewModel.displayName).frame(width: 14, height: 7)
                }
                words.flexible()
            }
        }
    }

    private var words: some Block {
        VStack {
            Text(viewModel.displayName).bold()
            Text(viewModel.ageLocationText).foreground(.secondary)
            Spacer().frame(height: 1)
            BookmarkButton(
                title: viewModel.bookmarkButtonConfiguration.title,
                tone: viewModel.bookmarkButtonConfiguration.backgroundColor)
            if let problem = viewModel.profileImageProblem {
                Text(problem).foreground(.warning)
            }
        }
    }
}

/// A picture, or the initials in a box.
private struct ProfilePicture: Block {
    let image: ProfileImage

    func sizeThatFits(_ proposal: Size) -> Size { proposal }

    func draw(in frame: Rect, on canvas: inout Canvas) {
        switch image {
        case .initials(let initials):
            Text(initials).bold().centered().border()
                .accessibilityElement(Transcript.Element(.picture, value: initials))
                .draw(in: frame, on: &canvas)
        case .picture(let width, let height, let rgb):
            Picture(width: width, height: height, rgb: rgb).draw(in: frame, on: &canvas)
        }
    }
}
