import Foundation

/// An invented face: shirt, neck, head, hair, eyes and mouth in front of a plain wall.
struct Portrait {
    /// Red, green and blue, such as 0xFF0000 for red.
    private typealias Color = UInt32

    private enum Hair: CaseIterable {
        case short, parted, long, curly, bald
    }

    /// The width and height, in pixels.
    static let side = 48

    private let wall: Color
    private let skin: Color
    private let hairColor: Color
    private let shirt: Color
    private let hair: Hair
    private let hasGlasses: Bool

    /// Creates the portrait for `name`; the same name always gets the same portrait.
    init(of name: String) {
        var generator = SeededGenerator(seed: name)
        // Must be called with at least one colour.
        func pick(_ colors: Color...) -> Color { colors[generator.index(below: colors.count)] }
        wall = pick(0xCFE3F2, 0xF4DDC4, 0xD8EBD3, 0xE6D9EE, 0xF2EBC8, 0xD3DDE0)
        skin = pick(0xF6D7BE, 0xEABF9C, 0xD19C73, 0xA9714B, 0x7B4B30, 0x5A3825)
        hairColor = pick(0x1F1A17, 0x4A2F1D, 0x7A4E2A, 0xB98546, 0xE0C178, 0xA4432A, 0x9A9A9A)
        shirt = pick(0x35618E, 0x8C3B4A, 0x3F7D5B, 0xC9822B, 0x5B4A86, 0x44505C, 0xB9C4CC)
        hair = Hair.allCases[generator.index(below: Hair.allCases.count)]
        hasGlasses = generator.index(below: 4) == 0
    }

    /// The pixels as a binary PPM.
    var ppm: Data {
        var data = Data("P6\n\(Self.side) \(Self.side)\n255\n".utf8)
        for y in 0..<Self.side {
            for x in 0..<Self.side {
                let color = color(x: x, y: y)
                data.append(contentsOf: [16, 8, 0].map { UInt8(color >> $0 & 0xFF) })
            }
        }
        return data
    }

    /// Returns the colour of the portrait's foremost part at a pixel.
    private func color(x: Int, y: Int) -> Color {
        func isIn(_ centerX: Int, _ centerY: Int, _ radiusX: Int, _ radiusY: Int) -> Bool {
            let (dx, dy) = ((x - centerX) * radiusY, (y - centerY) * radiusX)
            return dx * dx + dy * dy <= radiusX * radiusX * radiusY * radiusY
        }
        let isHead = isIn(24, 22, 10, 13)
        if isHead {
            if isIn(20, 21, 1, 1) || isIn(28, 21, 1, 1) { return 0x222222 }
            if hasGlasses, isGlass(x: x, y: y) { return 0x333333 }
            if isIn(24, 28, 4, 2), y > 28 { return 0xA8473F }
        }
        if isHair(x: x, y: y, isIn: isIn) { return hairColor }
        if isHead || (20...28 ~= x && 30...38 ~= y) { return skin }
        return isIn(24, 50, 19, 14) ? shirt : wall
    }

    private func isGlass(x: Int, y: Int) -> Bool {
        let isRim = (17...23 ~= x || 25...31 ~= x) && 18...24 ~= y
        let isInside = (18...22 ~= x || 26...30 ~= x) && 19...23 ~= y
        return (isRim && !isInside) || (x == 24 && y == 20)
    }

    private func isHair(x: Int, y: Int, isIn: (Int, Int, Int, Int) -> Bool) -> Bool {
        let isAboveFace = !isIn(24, 24, 9, 12)
        return switch hair {
        case .short: isIn(24, 19, 11, 12) && isAboveFace && y < 21
        case .parted: isIn(24, 19, 11, 13) && (isAboveFace || x + y < 35) && y < 22
        case .long: isIn(24, 24, 14, 18) && isAboveFace && y < 40 && !(20...28 ~= x && y > 30)
        case .curly: (isIn(15, 15, 6, 6) || isIn(33, 15, 6, 6) || isIn(24, 11, 9, 7)) && isAboveFace
        case .bald: false
        }
    }
}
