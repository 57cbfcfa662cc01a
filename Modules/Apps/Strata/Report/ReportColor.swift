/// The page's colours, each with a value for light and dark appearance, as 0xRRGGBB.
///
/// Text uses only the pairs of colours in `ReportColor.contrasts`.
nonisolated enum ReportColor: String, CaseIterable {
    case page
    case panel
    case text
    case quiet
    case link
    case border
    case old
    case new
    case point

    var light: UInt32 {
        switch self {
        case .page: 0xFFFFFF
        case .panel: 0xF3F5F8
        case .text: 0x1B1F24
        case .quiet: 0x545D68
        case .link: 0x0B57B0
        case .border: 0xC5CCD5
        case .old: 0xFFE3E0
        case .new: 0xD3F6DC
        case .point: 0xFFECA8
        }
    }

    var dark: UInt32 {
        switch self {
        case .page: 0x14171C
        case .panel: 0x1E232A
        case .text: 0xE6E9ED
        case .quiet: 0xA3ADB9
        case .link: 0x82B7FF
        case .border: 0x3D4651
        case .old: 0x55232A
        case .new: 0x1A4429
        case .point: 0x5C4A00
        }
    }

    /// The pairs of text and background colours.
    static let contrasts: [(ReportColor, on: ReportColor)] = [
        (.text, .page), (.text, .panel), (.text, .old), (.text, .new), (.text, .point), (.quiet, .page),
        (.quiet, .panel), (.link, .page), (.link, .panel),
    ]
}
