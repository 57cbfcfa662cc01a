/// Something in a file that a layer decides about.
struct Finding {
    enum Subject: Hashable {
        /// An import declaration of a module.
        case module(String)
        case attribute(String)
        /// Text in which imports cannot be told from anything else, and why.
        case unreadable(String)
    }

    let subject: Subject
    /// The offset in bytes of the module's name, the attribute's name or the text.
    let offset: Int
}
