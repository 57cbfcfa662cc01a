public import Shell
public import TextUI

/// A screen that the app can go to: its route and title, its position, and how its coordinator is made.
public struct Place {
    /// The route of the place itself.
    public let route: Route
    /// The forms of what follows in the links of further screens: in each, a part in capitals stands for any text.
    ///
    /// A part may follow another one if it does in one of the forms.
    let forms: [String]
    /// The names of further screens on the command line.
    public let screens: KeyValuePairs<String, Route>
    /// The title of its tab, or of its row in the More tab.
    public let title: String
    public internal(set) var standing: Standing
    /// Makes the coordinator, which opens its screens on the given stack.
    let coordinator: (Navigation) -> any FeatureCoordinator

    /// The position of a place in the app.
    public nonisolated enum Standing: Equatable {
        /// The first screen of a tab.
        case tab
        /// Pushed onto the tab of another place, whose coordinator opens it; a tab of its own in an app that does not have the other one.
        case over(Route)
        /// Pushed onto whichever screen is in front, with `key`; not a second time.
        case inFront(key: Key, action: String)
    }

    /// - Parameters:
    ///   - forms: What follows in the links of further screens, such as `ID` for a row's.
    ///   - screens: The names of further screens on the command line.
    ///   - coordinator: Makes the coordinator, which opens its screens on the given stack.
    public init(
        _ route: Route, links forms: [String] = [], screens: KeyValuePairs<String, Route> = [:], title: String,
        standing: Standing, coordinator: @escaping (Navigation) -> any FeatureCoordinator
    ) {
        self.route = route
        self.forms = forms
        self.screens = screens
        self.title = title
        self.standing = standing
        self.coordinator = coordinator
    }
}

extension [Place] {
    /// The places that have a tab of their own, in the order of the tabs.
    public var tabs: [Place] { filter { $0.standing == .tab } }
}
