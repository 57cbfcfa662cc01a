@MainActor open class UICollectionViewLayout: NSObject {}

public final class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// Not in UIKit: the swipe actions of a list's row.
    package var swipeActions: ((IndexPath) -> UISwipeActionsConfiguration?)?
    public init(section: NSCollectionLayoutSection) {}
    private override init() {}
    public static func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        let layout = UICollectionViewCompositionalLayout()
        layout.swipeActions = configuration.trailingSwipeActionsConfigurationProvider
        return layout
    }
}

@MainActor public final class NSCollectionLayoutDimension: NSObject {
    public static func fractionalWidth(_ fraction: CGFloat) -> Self { Self() }
    public static func estimated(_ dimension: CGFloat) -> Self { Self() }
}
@MainActor public final class NSCollectionLayoutSize: NSObject {
    public convenience init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
        self.init()
    }
}
@MainActor public final class NSCollectionLayoutSpacing: NSObject {
    public static func fixed(_ spacing: CGFloat) -> Self { Self() }
}
@MainActor open class NSCollectionLayoutItem: NSObject {
    public required init(layoutSize: NSCollectionLayoutSize) {}
}
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    public var interItemSpacing: NSCollectionLayoutSpacing?
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        Self(layoutSize: layoutSize)
    }
}

@MainActor public final class NSCollectionLayoutSection: NSObject {
    public var interGroupSpacing: CGFloat = 0
    public init(group: NSCollectionLayoutGroup) {}
}

public struct UICollectionLayoutListConfiguration {
    public enum Appearance { case plain }
    public var trailingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)?
    public init(appearance: Appearance) {}
}

@MainActor public final class UISwipeActionsConfiguration: NSObject {
    public let actions: [UIContextualAction]
    public init(actions: [UIContextualAction]) { self.actions = actions }
}

@MainActor public final class UIContextualAction: NSObject {
    public enum Style: Int, Sendable { case normal, destructive }
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
    public let style: Style
    public let title: String?
    public let handler: Handler
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
    }
}
