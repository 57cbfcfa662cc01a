/// Several keys that a key bar calls by one name.
public enum KeyGroup: String, Hashable, Sendable {
    case arrows = "arrows"
    case movement = "arrows, page keys"
    /// All keys that the bar does not name.
    case others = "other keys"
}
