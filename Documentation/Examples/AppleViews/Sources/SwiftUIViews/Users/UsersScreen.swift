import SwiftUI
import ViewModel

/// The list of people, with a search that filters while the user types.
struct UsersScreen: View {
    @State private var users: UsersListObserver
    @State private var searchText = ""

    init(viewModel: UsersListViewModel) {
        _users = State(initialValue: UsersListObserver(viewModel))
    }

    private var viewModel: UsersListViewModel { users.viewModel }

    var body: some View {
        List {
            if !users.content.rows.isEmpty {
                Section {
                    rows
                } footer: {
                    UsersFooter(content: users.content)
                }
            }
            if users.content.canSearchMore {
                Button(UsersWords.loadMore.capitalized) { viewModel.loadMoreUsers() }
            }
        }
        .overlay {
            UsersPlaceholder(content: users.content) { viewModel.retry() }
        }
        .searchable(text: $searchText, prompt: UsersWords.searchPrompt)
        .onChange(of: searchText) { _, text in viewModel.performSearch(with: text) }
        .refreshable { [users] in await users.refresh() }
        .onAppear { users.start() }
        .navigationTitle(UsersWords.title)
        .alert(CommonWords.error, isPresented: $users.isAlertPresented, presenting: users.error) { error in
            if error.allowsRetry { Button(CommonWords.retry) { viewModel.retry() } }
            Button(CommonWords.cancel, role: .cancel) {}
        } message: { error in
            Text(error.text)
        }
    }

    private var rows: some View {
        let rows = users.content.rows
        // An action applies to the visible person, even if the data has changed since.
        return ForEach(rows.indices.lazy.map { PlacedRow(index: $0, content: rows[$0]) }) { row in
            UserRowView(row: row.content) {
                rows.user(at: row.index).map(viewModel.didSelectUser)
            }
            .swipeActions {
                BookmarkButton(
                    title: CommonWords.bookmarkButton(isBookmarked: row.content.isBookmarked),
                    tone: row.content.isBookmarked ? .destructive : .accent
                ) {
                    rows.user(at: row.index).map(viewModel.toggleBookmark(of:))
                }
            }
            .onAppear { viewModel.loadMoreUsersIfNeeded(for: row.index) }
        }
    }
}

/// A row and its index, created lazily when SwiftUI asks for the row.
private nonisolated struct PlacedRow: Identifiable {
    let index: Int
    let content: UserRow

    var id: String { content.id }
}
