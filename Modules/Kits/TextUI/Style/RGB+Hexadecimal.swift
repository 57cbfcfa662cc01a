extension Theme.RGB {
    /// The colour in the notation of HTML and SVG, such as `#61afef`.
    var hexadecimal: String {
        "#" + [red, green, blue].map { ($0 < 0x10 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
