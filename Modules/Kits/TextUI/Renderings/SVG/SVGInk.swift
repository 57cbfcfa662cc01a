/// The look of a style in a picture, where no terminal provides default colours.
struct SVGInk: Hashable {
    var foreground: Theme.RGB
    var background: Theme.RGB
    var attributes: Style.Attributes

    /// - Parameter isReversed: Whether to swap the colours once more, as the text cursor does.
    init(_ style: Style, theme: Theme, isReversed: Bool) {
        foreground = theme.resolve(style.foreground) ?? theme.foreground
        background = theme.resolve(style.background) ?? theme.background
        attributes = style.attributes
        if attributes.contains(.dim) { foreground = foreground.mixed(with: background, percent: 40) }
        if attributes.contains(.reverse) != isReversed { swap(&foreground, &background) }
    }
}

extension Theme.RGB {
    /// Returns this colour with `percent` of it replaced by `other`.
    func mixed(with other: Theme.RGB, percent: Int) -> Theme.RGB {
        func mix(_ part: UInt8, _ other: UInt8) -> UInt8 {
            UInt8((Int(part) * (100 - percent) + Int(other) * percent) / 100)
        }
        return Theme.RGB(mix(red, other.red), mix(green, other.green), mix(blue, other.blue))
    }
}
