extension Theme.RGB {
    /// The colour as HTML and SVG write it, such as `#61afef`.
    var hexadecimal: String {
        "#" + [red, green, blue].map { ($0 < 0x10 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
