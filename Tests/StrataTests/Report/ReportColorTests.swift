import Foundation
import Testing

@testable import Strata

@Suite("The report's colours")
struct ReportColorTests {
    @Test("have enough contrast, in light and in dark", arguments: ReportColor.contrasts.map { [$0, $1] })
    func contrast(colors: [ReportColor]) {
        for appearance in [\ReportColor.light, \.dark] {
            let luminances = colors.map { Self.luminance(of: $0[keyPath: appearance]) }.sorted()
            let contrast = (luminances[1] + 0.05) / (luminances[0] + 0.05)
            // WCAG 2.2, success criterion 1.4.3.
            #expect(contrast >= 4.5)
        }
    }

    /// Returns the relative luminance as defined by WCAG 2.2, 0…1.
    private static func luminance(of color: UInt32) -> Double {
        let weights: [(shift: UInt32, weight: Double)] = [(16, 0.2126), (8, 0.7152), (0, 0.0722)]
        return weights.reduce(0) { sum, part in
            let channel = Double(color >> part.shift & 0xFF) / 255
            let linear = channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
            return sum + part.weight * linear
        }
    }
}
