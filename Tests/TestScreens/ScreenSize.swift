public import Testing
public import TextUI

/// The sizes in which every screen is tested.
public enum ScreenSize: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case small = "40x20"
    case standard = "80x24"
    case large = "120x40"

    /// The size in cells.
    public var size: Size {
        switch self {
        case .small: Size(width: 40, height: 20)
        case .standard: Size(width: 80, height: 24)
        case .large: Size(width: 120, height: 40)
        }
    }

    public var testDescription: String { rawValue }
}
