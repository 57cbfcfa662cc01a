import SwiftUI
import ViewModel

/// Replaces an empty list: a progress view, or the reason why there are no rows.
struct UsersPlaceholder: View {
    let content: UsersListContent
    let retry: @MainActor () -> Void

    var body: some View {
        if content.shouldShowInitialLoading {
            ProgressView(UsersWords.loading)
        } else if content.rows.isEmpty {
            ContentUnavailableView {
                Label(content.emptyState.title, systemImage: "person.2")
            } description: {
                Text(content.emptyState.subtitle)
            } actions: {
                if !content.isSearching, content.failure != nil, content.reloadAction != nil {
                    Button(CommonWords.tryAgainButton, action: retry)
                }
            }
        }
    }
}

/// The footer of the list: the number of people, and whether more are loading.
struct UsersFooter: View {
    let content: UsersListContent

    var body: some View {
        HStack {
            Text(content.summary)
            Spacer()
            if content.isLoading { ProgressView(UsersWords.loading) }
        }
    }
}
