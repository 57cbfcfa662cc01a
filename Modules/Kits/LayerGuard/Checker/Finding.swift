/// An import or an attribute that the layer rules may forbid, or text that the scanner cannot read.
struct Finding {
    enum Subject: Hashable {
        /// An import declaration of a module.
        case module(String)
        case attribute(String)
        /// Text that the scanner cannot read, and the reason.
        case unreadable(String)
    }

    let subject: Subject
    /// The offset in bytes of the module's name, the attribute's name or the text.
    let offset: Int
}
