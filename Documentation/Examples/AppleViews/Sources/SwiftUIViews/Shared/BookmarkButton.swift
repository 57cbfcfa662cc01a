import SwiftUI
import ViewModel

/// The button that adds or removes a bookmark.
struct BookmarkButton: View {
    let title: String
    let tone: Tone
    let toggle: @MainActor () -> Void

    var body: some View {
        Button(title, action: toggle).tint(color)
    }

    private var color: Color {
        switch tone {
        case .accent: .accentColor
        case .destructive: .red
        }
    }
}
