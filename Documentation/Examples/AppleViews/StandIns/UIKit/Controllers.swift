@MainActor open class UIViewController: UIResponder {
    open var title: String?
    public let navigationItem = UINavigationItem()
    fileprivate weak var parent: UIViewController?
    public var contentUnavailableConfiguration: (any UIContentConfiguration)?
    public var isModalInPresentation = false
    public var definesPresentationContext = false
    private var loadedView: UIView?
    private var presented: UIViewController?
    private weak var presenting: UIViewController?
    public init(nibName: String?, bundle: Bundle?) { super.init() }
    public required init?(coder: NSCoder) { nil }
    public var isViewLoaded: Bool { loadedView != nil }
    public func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadedView = UIView(frame: .zero)
        viewDidLoad()
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var view: UIView! {
        loadViewIfNeeded()
        return loadedView
    }
    open func viewDidLoad() {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    public var navigationController: UINavigationController? {
        parent as? UINavigationController ?? parent?.navigationController
    }

    public var presentedViewController: UIViewController? { presented ?? parent?.presentedViewController }
    public var presentingViewController: UIViewController? { presenting ?? parent?.presentingViewController }
    public var popoverPresentationController: UIPopoverPresentationController? { nil }
    open func present(_ viewController: UIViewController, animated: Bool) {
        // If this one already presents another, or is not on the screen, UIKit logs a warning and presents nothing.
        guard presentedViewController == nil, isInFront else { return }
        presented = viewController
        viewController.presenting = self
        viewController.appear()
    }
    open func dismiss(animated: Bool) {
        let presenter = presented == nil ? presentingViewController ?? self : self
        presenter.presented?.presenting = nil
        presenter.presented = nil
    }
    private var isInFront: Bool { navigationController.map { $0.topViewController === self } ?? true }
    func appear() {
        loadViewIfNeeded()
        viewDidAppear(false)
    }
}

open class UINavigationController: UIViewController {
    public private(set) var viewControllers: [UIViewController] = []
    public var topViewController: UIViewController? { viewControllers.last }
    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        precondition(!viewControllers.contains(viewController), "a view controller is pushed twice")
        topViewController?.viewDidDisappear(false)
        viewControllers.append(viewController)
        viewController.parent = self
        viewController.appear()
    }
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard viewControllers.count > 1 else { return nil }
        let popped = viewControllers.removeLast()
        popped.viewDidDisappear(false)
        popped.parent = nil
        topViewController?.appear()
        return popped
    }
}

open class UIWindow: UIView {
    public var rootViewController: UIViewController?
    public func makeKeyAndVisible() { rootViewController?.appear() }
}

@MainActor public final class UIAlertAction: NSObject {
    public enum Style: Int, Sendable { case `default`, cancel, destructive }
    public let title: String?
    public let style: Style
    /// Not in UIKit: the action of a tap.
    package let handler: ((UIAlertAction) -> Void)?
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
    }
}

open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable { case actionSheet, alert }
    public var message: String?
    public private(set) var actions: [UIAlertAction] = []
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
    }
    public func addAction(_ action: UIAlertAction) {
        actions.append(action)
        precondition(actions.filter { $0.style == .cancel }.count < 2, "an alert has two actions of style cancel")
    }
}

public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}
@MainActor public final class UIPopoverPresentationController: NSObject {
    public var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
}
open class UIActivity: NSObject {}
open class UIActivityViewController: UIViewController {
    /// Not in UIKit.
    package let activityItems: [Any]
    private let popover = UIPopoverPresentationController()
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        self.activityItems = activityItems
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { nil }
    public override var popoverPresentationController: UIPopoverPresentationController? { popover }
}
