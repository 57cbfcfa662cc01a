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
                    // What a search found shows, so that the row explains why it is there.
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
