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
                    // A found email address is visible, so that the row explains why it was found.
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
