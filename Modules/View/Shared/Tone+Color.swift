import TextUI
import ViewModel

extension Color {
    /// What `tone` looks like.
    init(_ tone: Tone) {
        switch tone {
        case .accent: self = .accent
        case .destructive: self = .destructive
        case .success: self = .success
        }
    }
}
