public final class UIColor: NSObject, Sendable {
    /// Not in UIKit: the name of a system colour, or the components.
    package let name: String
    private init(_ name: String) { self.name = name }
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init("\(red) \(green) \(blue) \(alpha)")
    }
    public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.name == name }
    public override var hash: Int { name.hashValue }
    public static let label = UIColor("label")
    public static let secondaryLabel = UIColor("secondaryLabel")
    public static let systemBackground = UIColor("systemBackground")
    public static let systemBlue = UIColor("systemBlue")
    public static let systemGreen = UIColor("systemGreen")
    public static let systemRed = UIColor("systemRed")
}

public final class UIFont: NSObject, Sendable {
    public struct TextStyle: Hashable, Sendable {
        private let name: String
        public static let body = TextStyle(name: "body")
        public static let footnote = TextStyle(name: "footnote")
        public static let headline = TextStyle(name: "headline")
        public static let subheadline = TextStyle(name: "subheadline")
        public static let title1 = TextStyle(name: "title1")
    }
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
}

public final class UIImage: NSObject, Sendable {
    public let size: CGSize
    /// Not in UIKit: the name of a symbol, or the bytes of a picture as text.
    package let systemName: String?
    public convenience init?(data: Data) {
        guard !data.isEmpty else { return nil }
        self.init(systemName: String(decoding: data, as: UTF8.self))
    }
    public init?(systemName name: String) {
        systemName = name
        size = CGSize(width: 20, height: 20)
    }
    public init(cgImage: CGImage) {
        systemName = nil
        size = CGSize(width: cgImage.width, height: cgImage.height)
    }
}
