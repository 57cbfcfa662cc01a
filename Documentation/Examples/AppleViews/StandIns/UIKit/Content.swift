public protocol UIConfigurationState {}
public protocol UIContentConfiguration {
    @MainActor func makeContentView() -> any UIView & UIContentView
    func updated(for state: any UIConfigurationState) -> Self
}

@MainActor public protocol UIContentView: NSObjectProtocol {
    var configuration: any UIContentConfiguration { get set }
}

public struct UIListContentConfiguration: UIContentConfiguration {
    public struct TextProperties {
        public var color: UIColor = .label
    }
    public var text: String?
    public var secondaryText: String?
    public var image: UIImage?
    public var textProperties = TextProperties()
    public var secondaryTextProperties = TextProperties()
    public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
    public static func header() -> UIListContentConfiguration { UIListContentConfiguration() }
    public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

open class UIListContentView: UIView, UIContentView {
    public var configuration: any UIContentConfiguration
    public init(configuration: UIListContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
    }
    public required init?(coder: NSCoder) { nil }
}

public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    public var text: String?
    public var secondaryText: String?
    public var button = UIButton.Configuration.plain()
    public var buttonProperties = ButtonProperties()
    public struct ButtonProperties { public var primaryAction: UIAction? }
    /// Not in UIKit: whether `loading()` made this configuration.
    package let isLoading: Bool
    public static func empty() -> UIContentUnavailableConfiguration { Self(isLoading: false) }
    public static func loading() -> UIContentUnavailableConfiguration { Self(isLoading: true) }
    public func makeContentView() -> any UIView & UIContentView { preconditionFailure("no test looks at that view") }
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration { self }
}
