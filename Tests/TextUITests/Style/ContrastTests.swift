import Foundation
import Testing

@testable import TextUI

@Suite("Contrast of the themes")
struct ContrastTests {
    private static let meanings: [Color] = [.accent, .secondary, .success, .warning, .destructive]

    /// Common backgrounds of terminals, and the backgrounds of SVG pictures.
    private static let backgrounds: [(Theme, Theme.RGB)] =
        [
            Theme.dark.background, Theme.RGB(0, 0, 0), Theme.RGB(30, 30, 30), Theme.RGB(0, 43, 54),
            Theme.RGB(36, 31, 49), Theme.RGB(40, 44, 52),
        ].map { (.dark, $0) }
        + [
            Theme.light.background, Theme.RGB(255, 255, 255), Theme.RGB(250, 250, 250), Theme.RGB(253, 246, 227),
        ].map { (.light, $0) }

    /// The contrast meets level AA of WCAG 2.2, both in true colour and with the nearest of 256 colours.
    @Test("Every colour is readable on the backgrounds of its theme", arguments: meanings, backgrounds)
    func readable(color: Color, on background: (theme: Theme, color: Theme.RGB)) throws {
        let full = try #require(background.theme.resolve(color))
        let reduced = try #require(Theme.RGB(paletteIndex: full.nearestOf256))
        #expect(full.contrast(to: background.color) >= 4.5)
        #expect(reduced.contrast(to: background.color) >= 4.5, "the nearest of 256 colours is \(reduced)")
    }

    @Test("Plain text is readable on the background of SVG pictures", arguments: [Theme.dark, .light])
    func pictures(theme: Theme) {
        #expect(theme.foreground.contrast(to: theme.background) >= 4.5)
    }
}

extension Theme.RGB {
    /// Creates the colour at `index` in xterm's palette; nil below 16, because each terminal chooses those colours.
    fileprivate init?(paletteIndex index: Int) {
        guard index >= 16 else { return nil }
        let grey = 8 + 10 * (index - 232)
        let cube = [(index - 16) / 36, (index - 16) / 6 % 6, (index - 16) % 6].map { $0 == 0 ? 0 : 55 + 40 * $0 }
        let parts = (index < 232 ? cube : [grey, grey, grey]).map { UInt8($0) }
        self.init(parts[0], parts[1], parts[2])
    }

    /// The contrast ratio of WCAG 2.2, 1…21.
    fileprivate func contrast(to other: Theme.RGB) -> Double {
        let (one, two) = (luminance, other.luminance)
        return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }

    /// The relative luminance of WCAG 2.2, 0…1.
    private var luminance: Double {
        let linear = [red, green, blue].map { part in
            let value = Double(part) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }
}
