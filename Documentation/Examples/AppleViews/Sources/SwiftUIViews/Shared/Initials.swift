import SwiftUI

/// A person's initials in place of a picture; hidden from VoiceOver, because the name is beside them.
struct Initials: View {
    let text: String

    var body: some View {
        Text(text).font(.headline).accessibilityHidden(true)
    }
}
