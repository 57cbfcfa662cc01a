public import Shell
public import TextUI

/// A screen that the app can open: its route, title, position and coordinator.
public struct Place {
    /// The route of the place itself.
    public let route: Route
    /// The forms of the links of further screens, without the route of the place; a part in capitals means any text.
    ///
    /// A part may follow another part in a link if it follows that part in any of the forms.
    let forms: [String]
    /// The names of further screens on the command line.
    public let screens: KeyValuePairs<String, Route>
    /// The title of its tab, or of its row in the More tab.
    public let title: String
    public internal(set) var position: Position
    /// Creates the coordinator, which opens its screens on the given stack.
    let coordinator: (Navigation) -> any FeatureCoordinator

    /// The position of a place in the app.
    public nonisolated enum Position: Equatable {
        /// The first screen of a tab.
        case tab
        /// Pushed onto the tab of another place, whose coordinator opens this place. A tab if the app lacks the other.
        case over(Route)
        /// Pushed by `key` onto any front screen, except onto itself.
        case inFront(key: Key, action: String)
    }

    /// - Parameters:
    ///   - forms: The forms of the links of further screens, such as `ID` for the screen of a row.
    ///   - screens: The names of further screens on the command line.
    ///   - coordinator: Creates the coordinator, which opens its screens on the given stack.
    public init(
        _ route: Route, links forms: [String] = [], screens: KeyValuePairs<String, Route> = [:], title: String,
        position: Position, coordinator: @escaping (Navigation) -> any FeatureCoordinator
    ) {
        self.route = route
        self.forms = forms
        self.screens = screens
        self.title = title
        self.position = position
        self.coordinator = coordinator
    }
}

extension [Place] {
    /// The places that are tabs, in the order of the tabs.
    public var tabs: [Place] { filter { $0.position == .tab } }
}
