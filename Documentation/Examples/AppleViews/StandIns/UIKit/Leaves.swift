open class UILabel: UIView {
    public var text: String?
    public var textColor: UIColor? = .label
    public var font: UIFont? = .preferredFont(forTextStyle: .body)
    public var numberOfLines = 1
    public var textAlignment = NSTextAlignment.natural
    public var adjustsFontForContentSizeCategory = false
}

public enum NSTextAlignment: Int, Sendable { case center = 1, natural = 4 }
open class UIImageView: UIView {
    public var image: UIImage?
}
open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable { case medium = 100, large }
    public private(set) var isAnimating = false
    public init(style: Style) { super.init(frame: .zero) }
    public required init?(coder: NSCoder) { nil }
    public func startAnimating() { isAnimating = true }
    public func stopAnimating() { isAnimating = false }
}

open class UIScrollView: UIView {
    public var refreshControl: UIRefreshControl?
    public var alwaysBounceVertical = false
    public let contentLayoutGuide = UILayoutGuide()
    public let frameLayoutGuide = UILayoutGuide()
}

open class UIStackView: UIView {
    public private(set) var arrangedSubviews: [UIView] = []
    public var axis = NSLayoutConstraint.Axis.horizontal
    public var alignment = Alignment.fill
    public var spacing: CGFloat = 0
    public enum Alignment: Int, Sendable { case fill, leading, center = 3 }
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        views.forEach(addArrangedSubview)
    }
    public func addArrangedSubview(_ view: UIView) {
        addSubview(view)
        arrangedSubviews.append(view)
    }

    override func forget(_ view: UIView) {
        super.forget(view)
        arrangedSubviews.removeAll { $0 === view }
    }
}
