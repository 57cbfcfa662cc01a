import SwiftUI
import ViewModel

/// The profile; SwiftUI observes the properties that `body` reads, so no other binding is needed.
struct ProfileScreen: View {
    let viewModel: ObservationProfileViewModel

    private var content: ProfileContent { viewModel.content }

    var body: some View {
        List {
            if let card = content.card {
                Section {
                    Button {
                        viewModel.showDetail()
                    } label: {
                        ProfileCard(card: card)
                    }
                    .buttonStyle(.plain)
                    BookmarkButton(title: card.bookmarkTitle, tone: card.bookmarkTone) { viewModel.toggleBookmark() }
                        .disabled(content.storing != nil)
                } footer: {
                    status
                }
            }
        }
        .overlay {
            if content.card == nil { placeholder }
        }
        .navigationTitle(ProfileWords.title)
        .refreshable { [viewModel] in await viewModel.refreshUntilLoaded() }
        .onAppear { viewModel.load() }
    }

    /// Below the person: a progress view during a refresh, or the reason for its failure.
    @ViewBuilder private var status: some View {
        if content.isLoading {
            ProgressView(ProfileWords.refreshing)
        } else if let problem = content.problem {
            Text(problem).foregroundStyle(Color.red)
        }
    }

    /// In place of the person: a progress view during the load, or the reason for its failure.
    @ViewBuilder private var placeholder: some View {
        if content.isLoading {
            ProgressView(ProfileWords.loading)
        } else if let problem = content.problem {
            ContentUnavailableView {
                Label(problem, systemImage: "exclamationmark.triangle")
            } actions: {
                if content.reloadAction != nil {
                    Button(CommonWords.retry) { viewModel.refresh() }
                }
            }
        }
    }
}

/// The initials beside the name, the age and the place.
private struct ProfileCard: View {
    let card: ProfileContent.Card

    var body: some View {
        HStack {
            Initials(text: card.initials)
            VStack(alignment: .leading) {
                Text(card.name).font(.headline)
                Text(card.ageLocationText).foregroundStyle(.secondary)
            }
            Spacer()
        }
        .contentShape(.rect)
    }
}

@MainActor extension ObservationProfileViewModel {
    /// Loads the person again, and returns when the load has ended, successful or not.
    fileprivate func refreshUntilLoaded() async {
        refresh()
        await wait { !content.isLoading }
    }
}
