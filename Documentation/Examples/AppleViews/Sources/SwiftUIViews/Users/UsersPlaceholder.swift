import SwiftUI
import ViewModel

/// The placeholder without rows: a progress view, or the reason why there are none.
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

/// The number of people below the list, and whether more are loading.
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
