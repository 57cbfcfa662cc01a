@MainActor open class UIResponder: NSObject {
    public private(set) var isFirstResponder = false
    public override init() { super.init() }
    @discardableResult open func becomeFirstResponder() -> Bool {
        isFirstResponder = true
        return true
    }
    @discardableResult open func resignFirstResponder() -> Bool {
        isFirstResponder = false
        return true
    }
}

@MainActor open class UIView: UIResponder {
    public private(set) var subviews: [UIView] = []
    public private(set) weak var superview: UIView?
    public var isHidden = false
    public var isUserInteractionEnabled = true
    public var backgroundColor: UIColor?
    public var translatesAutoresizingMaskIntoConstraints = true
    public var isAccessibilityElement = false
    public var accessibilityLabel: String?
    public var contentMode = ContentMode.scaleToFill
    public let layoutMarginsGuide = UILayoutGuide()
    public let readableContentGuide = UILayoutGuide()
    public let safeAreaLayoutGuide = UILayoutGuide()
    public let topAnchor = NSLayoutYAxisAnchor()
    public let bottomAnchor = NSLayoutYAxisAnchor()
    public let leadingAnchor = NSLayoutXAxisAnchor()
    public let trailingAnchor = NSLayoutXAxisAnchor()
    public let widthAnchor = NSLayoutDimension()
    public let heightAnchor = NSLayoutDimension()
    public enum ContentMode: Int, Sendable { case scaleToFill, scaleAspectFit, scaleAspectFill }
    public init(frame: CGRect) { super.init() }
    public override convenience init() { self.init(frame: .zero) }
    public required init?(coder: NSCoder) { nil }
    open func addSubview(_ view: UIView) {
        view.removeFromSuperview()
        subviews.append(view)
        view.superview = self
    }
    open func removeFromSuperview() {
        superview?.forget(self)
        superview = nil
    }
    /// Not in UIKit: whether `sizeToFit()` was called.
    package private(set) var isSizedToFit = false
    open func sizeToFit() { isSizedToFit = true }
    func forget(_ view: UIView) { subviews.removeAll { $0 === view } }
}

@MainActor public final class UILayoutGuide: NSObject {
    public let topAnchor = NSLayoutYAxisAnchor()
    public let bottomAnchor = NSLayoutYAxisAnchor()
    public let widthAnchor = NSLayoutDimension()
    public let leadingAnchor = NSLayoutXAxisAnchor()
    public let trailingAnchor = NSLayoutXAxisAnchor()
}

@MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { NSLayoutConstraint() }
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint()
    }
}

public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint() }
    public func constraint(equalTo anchor: NSLayoutDimension, multiplier: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint()
    }
}

@MainActor public final class NSLayoutConstraint: NSObject {
    public enum Axis: Int, Sendable { case horizontal, vertical }
    public static func activate(_ constraints: [NSLayoutConstraint]) {}
}
public struct UIAccessibility {
    public struct Notification: Hashable, Sendable { public static let announcement = Notification() }
    /// Not in UIKit: all announcements so far, of every test in the process.
    @MainActor package static var announcements: [String] = []
    @MainActor public static func post(notification: Notification, argument: Any?) {
        if let text = argument as? String { announcements.append(text) }
    }
}
