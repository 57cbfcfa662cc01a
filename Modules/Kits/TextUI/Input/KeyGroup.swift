/// A group of keys for which a key bar shows one name.
public enum KeyGroup: String, Hashable, Sendable {
    case arrows = "arrows"
    case movement = "arrows, page keys"
    /// All keys that the bar does not name.
    case others = "other keys"
}
