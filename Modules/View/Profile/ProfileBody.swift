import TextUI
import ViewModel

/// The profile as text, for all binding styles.
struct ProfileBody: CompositeBlock {
    let content: ProfileContent
    let tick: Int

    var body: some Block {
        VStack(spacing: 1) {
            if let card = content.card {
                ProfileCard(card: card)
                if content.isLoading {
                    HStack(spacing: 1) {
                        Spinner(tick: tick)
                        Text(ProfileWords.refreshing).lineLimit(1).foreground(.secondary)
                    }
                } else if let problem = content.problem {
                    ProblemText(text: problem)
                }
            } else if content.isLoading {
                LoadingState(message: ProfileWords.loading, tick: tick)
            } else if let problem = content.problem {
                VStack(alignment: .center, spacing: 1) {
                    ProblemText(text: problem)
                    if content.reloadAction != nil {
                        Button(CommonWords.retry, isFocused: true).tapTarget(.key(.enter))
                    }
                }
                .centered()
            }
        }
    }
}

/// The name and the bookmark button, beside the initials if there is space.
private struct ProfileCard: CompositeBlock {
    let card: ProfileContent.Card

    var body: some Block {
        WidthReader { width in
            HStack(spacing: 2) {
                if width >= 32 {
                    Text(card.initials).bold().centered().border()
                        .accessibilityElement(Transcript.Element(.picture, card.name, value: card.initials))
                        .frame(width: 10, height: 5)
                }
                words.flexible()
            }
        }
    }

    private var words: some Block {
        VStack {
            Text(card.name).bold()
            Text(card.ageLocationText).foreground(.secondary)
            Spacer().frame(height: 1)
            BookmarkButton(title: card.bookmarkTitle, tone: card.bookmarkTone)
        }
    }
}
