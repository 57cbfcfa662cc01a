import TextUI
import ViewModel

extension Color {
    /// Creates the colour of `tone`.
    init(_ tone: Tone) {
        switch tone {
        case .accent: self = .accent
        case .destructive: self = .destructive
        }
    }
}
