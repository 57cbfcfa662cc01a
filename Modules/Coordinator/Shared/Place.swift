public import Shell
public import TextUI

/// A screen that the app can open: its route, title, position and coordinator.
public struct Place {
    /// The route of the place itself.
    public let route: Route
    /// The forms of the links to further screens of the place, such as `ID`; a part in capitals stands for any text.
    ///
    /// Forms leave out the place's route. A link may combine forms: any two consecutive parts must be consecutive in one form.
    let forms: [String]
    /// The names by which the command line opens further screens.
    public let screens: KeyValuePairs<String, Route>
    /// The title of the place's tab, or of its row in the More tab.
    public let title: String
    public internal(set) var position: Position
    /// Creates the coordinator, which opens its screens on the given stack.
    let coordinator: (Navigation) -> any FeatureCoordinator

    /// The position of a place in the app.
    public nonisolated enum Position: Equatable {
        /// The first screen of a tab.
        case tab
        /// Pushed onto the tab of another place; becomes a tab of its own if the app lacks the other place.
        case over(Route)
        /// Opened by `key` in front of any screen, unless this place is already in front.
        case inFront(key: Key, action: String)
    }

    /// - Parameters:
    ///   - forms: The forms of links to the screens after the first one, such as `ID` for the screen of a row.
    ///   - screens: The names by which the command line opens further screens.
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
