/// The number of colours that a terminal can show.
public enum ColorDepth: Hashable, Sendable, CaseIterable {
    /// No colours, only attributes such as bold.
    case none
    /// The eight ANSI colours and their bright variants.
    case ansi16
    /// xterm's palette: a cube of 6×6×6 colours and 24 greys.
    case ansi256
    /// 24-bit colours.
    case trueColor
}

extension Theme.RGB {
    /// The nearest of the entries 16…255 of xterm's palette, which look the same in every terminal.
    var nearestOf256: Int {
        let channels = [Int(red), Int(green), Int(blue)]
        let levels = channels.map { $0 < 48 ? 0 : $0 < 115 ? 1 : ($0 - 35) / 40 }
        let cube = levels.map { $0 == 0 ? 0 : 55 + 40 * $0 }
        let greyLevel = min(23, max(0, (channels.reduce(0, +) / 3 - 3) / 10))
        let grey = 8 + 10 * greyLevel
        let cubeDistance = zip(channels, cube).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
        let greyDistance = channels.reduce(0) { $0 + ($1 - grey) * ($1 - grey) }
        return greyDistance < cubeDistance ? 232 + greyLevel : 16 + 36 * levels[0] + 6 * levels[1] + levels[2]
    }

    /// The ANSI colour of the same hue: 0…7, or 8…15 for a bright colour.
    ///
    /// The hue decides, not the distance. The palette's bright colours are so strong that a soft red is nearest to a
    /// grey, but an error message in that red must stay red.
    var nearestOf16: Int {
        let channels = [Int(red), Int(green), Int(blue)]
        let (low, high) = (channels.min() ?? 0, channels.max() ?? 0)
        guard high - low >= 48 else {
            let grey = channels.reduce(0, +) / 3
            return grey < 64 ? 0 : grey < 178 ? 8 : grey < 242 ? 7 : 15
        }
        let strong = low + (high - low) * 3 / 5
        let hue = channels.enumerated().reduce(0) { $1.element >= strong ? $0 | 1 << $1.offset : $0 }
        return high > 191 ? hue + 8 : hue
    }
}
