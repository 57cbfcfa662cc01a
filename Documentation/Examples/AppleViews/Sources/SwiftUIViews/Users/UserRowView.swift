import SwiftUI
import ViewModel

/// One person in the list.
struct UserRowView: View {
    let row: UserRow
    let select: @MainActor () -> Void

    var body: some View {
        Button(action: select) {
            HStack {
                VStack(alignment: .leading) {
                    Text(row.name).font(.headline)
                    // If the search found the email address, the row shows it, to explain the match.
                    Text(row.isFoundByEmail ? row.email : row.place).foregroundStyle(.secondary)
                }
                Spacer()
                if row.isBookmarked {
                    Image(systemName: "bookmark.fill").accessibilityLabel(UsersWords.bookmarked)
                }
            }
            .contentShape(.rect)
        }
        .buttonStyle(.plain)
    }
}
