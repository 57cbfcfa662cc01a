import TextUI
import ViewModel

/// A person's name and bookmark button, beside the picture if there is space.
struct UserHeader: CompositeBlock {
    let content: UserDetailContent

    var body: some Block {
        WidthReader { width in
            HStack(spacing: 2) {
                if width >= 32 {
                    ProfilePicture(image: content.image).accessibilityLabel(content.displayName)
                        .frame(width: 14, height: 7)
                }
                words.flexible()
            }
        }
    }

    private var words: some Block {
        VStack {
            Text(content.displayName).bold()
            Text(content.ageLocationText).foreground(.secondary)
            Spacer().frame(height: 1)
            let button = content.bookmarkButtonConfiguration
            BookmarkButton(title: button.title, tone: button.backgroundColor)
            if let problem = content.image.problem { ProblemText(text: problem, color: .warning) }
        }
    }
}

/// A picture, or the initials in a box.
private struct ProfilePicture: FillingBlock {
    let image: ProfileImage

    func draw(in frame: Rect, on canvas: inout Canvas) {
        switch image {
        case .initials(let initials, _), .encoded(_, _, let initials):
            Text(initials).bold().centered().border()
                .accessibilityElement(Transcript.Element(.picture, value: initials))
                .draw(in: frame, on: &canvas)
        case .picture(let width, let height, let rgb):
            Picture(width: width, height: height, rgb: rgb).draw(in: frame, on: &canvas)
        }
    }
}
