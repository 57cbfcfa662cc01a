@MainActor public final class UIAction: NSObject {
    public let title: String
    let handler: (UIAction) -> Void
    public init(title: String = "", handler: @escaping (UIAction) -> Void) {
        self.title = title
        self.handler = handler
    }
}

open class UIControl: UIView {
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    }
    public var isEnabled = true
    private var actions: [(action: UIAction, events: Event)] = []
    public func addAction(_ action: UIAction, for controlEvents: Event) { actions.append((action, controlEvents)) }
    public func sendActions(for controlEvents: Event) {
        for (action, events) in actions where !events.isDisjoint(with: controlEvents) { action.handler(action) }
    }
}

open class UIButton: UIControl {
    public struct Configuration {
        public var title: String?
        public var image: UIImage?
        public var baseBackgroundColor: UIColor?
        public static func plain() -> Configuration { Configuration() }
        public static func filled() -> Configuration { Configuration() }
        public static func bordered() -> Configuration { Configuration() }
    }
    public var configuration: Configuration?
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        self.configuration = configuration
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }
}

open class UITextField: UIControl {
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
    public var text: String? = ""
    public var placeholder: String?
    public var borderStyle = BorderStyle.none
}

open class UIRefreshControl: UIControl {
    public private(set) var isRefreshing = false
    public func beginRefreshing() { isRefreshing = true }
    public func endRefreshing() { isRefreshing = false }
}

@MainActor open class UIBarButtonItem: NSObject, UIPopoverPresentationControllerSourceItem {
    public enum SystemItem: Int, Sendable { case done, cancel, add = 4, action = 9, search = 12, refresh, undo = 21 }
    public var isEnabled = true
    public var title: String?
    public var image: UIImage?
    public var primaryAction: UIAction?
    public var customView: UIView?
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
        self.init()
        self.title = title
        self.image = image
        self.primaryAction = primaryAction
    }
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init()
        self.primaryAction = primaryAction
    }
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }
}

@MainActor public final class UINavigationItem: NSObject {
    public var prompt: String?
    public var leftBarButtonItem: UIBarButtonItem?
    public var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
    public var rightBarButtonItems: [UIBarButtonItem]?
    public var searchController: UISearchController?
    public var hidesSearchBarWhenScrolling = true
}

@MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
    func updateSearchResults(for searchController: UISearchController)
}
@MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
}

open class UISearchBar: UIView {
    public var text: String? = ""
    public var placeholder: String?
    public weak var delegate: (any UISearchBarDelegate)?
}

open class UISearchController: UIViewController {
    public weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    public let searchBar = UISearchBar(frame: .zero)
    public var obscuresBackgroundDuringPresentation = true
    public init(searchResultsController: UIViewController?) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { nil }
}
