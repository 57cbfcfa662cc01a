import SwiftUI
import ViewModel

/// One person: everything known about them, in sections.
struct UserDetailScreen: View {
    @State private var person: UserDetailObserver

    init(viewModel: UserDetailViewModel) {
        _person = State(initialValue: UserDetailObserver(viewModel))
    }

    var body: some View {
        List {
            Section {
                UserHeader(content: person.content)
                BookmarkButton(
                    title: person.content.bookmarkButtonConfiguration.title,
                    tone: person.content.bookmarkButtonConfiguration.backgroundColor
                ) {
                    person.viewModel.toggleBookmark()
                }
            }
            ForEach(person.content.sections) { section in
                Section(section.title) {
                    ForEach(section.rows) { row in
                        LabeledContent {
                            Text(row.value)
                        } label: {
                            Label(row.title, systemImage: row.symbol)
                        }
                    }
                }
            }
        }
        .navigationTitle(person.content.displayName)
        .toolbar { ShareLink(item: person.content.shareText) }
        .onAppear { person.start() }
    }
}

/// The initials beside the name, the age and the place.
private struct UserHeader: View {
    let content: UserDetailContent

    var body: some View {
        HStack {
            if case .initials(let initials, _) = content.placeholderImage { Initials(text: initials) }
            VStack(alignment: .leading) {
                Text(content.displayName).font(.headline)
                Text(content.ageLocationText).foregroundStyle(.secondary)
            }
        }
    }
}
