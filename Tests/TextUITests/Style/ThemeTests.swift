import Testing
import TextUI

@Suite("Theme")
struct ThemeTests {
    private let theme = Theme(
        foreground: Theme.RGB(8, 0, 0), background: Theme.RGB(9, 0, 0),
        accent: Theme.RGB(1, 0, 0), secondary: Theme.RGB(2, 0, 0), success: Theme.RGB(3, 0, 0),
        warning: Theme.RGB(4, 0, 0), destructive: Theme.RGB(5, 0, 0))
    private static let colors: [Color] = [
        .standard, .accent, .secondary, .success, .warning, .destructive, .rgb(6, 7, 8),
    ]

    @Test("Resolves a meaning to its colour, and the standard colour to the terminal's default")
    func resolving() {
        #expect(Self.colors.map { theme.resolve($0)?.red } == [nil, 1, 2, 3, 4, 5, 6])
        #expect(theme.resolve(.rgb(6, 7, 8)) == Theme.RGB(6, 7, 8))
    }

    @Test("Resolves every colour to the terminal's default if it is monochrome", arguments: [Theme.dark, .light])
    func monochrome(theme: Theme) {
        #expect(Self.colors.allSatisfy { theme.monochrome.resolve($0) == nil })
        #expect(theme.monochrome != theme)
    }

    @Test("Has a different colour for each meaning", arguments: [Theme.dark, .light])
    func distinctColours(theme: Theme) {
        #expect(Set(Self.colors.compactMap { theme.resolve($0) }).count == 6)
    }
}
