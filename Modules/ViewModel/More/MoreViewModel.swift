/// What the tab More lists, and where each row leads.
public struct MoreViewModel {
    private let navigator: any MoreNavigator

    /// The rows, which lead by way of `navigator`.
    public init(navigator: any MoreNavigator) {
        self.navigator = navigator
    }

    /// The titles of the rows, in the order of the screen.
    public var rows: [String] { Row.allCases.map(\.rawValue) }

    /// Opens what the row at `index` names; nothing happens out of range.
    public func didSelectRow(at index: Int) {
        guard Row.allCases.indices.contains(index) else { return }
        switch Row.allCases[index] {
        case .profile: navigator.showProfile()
        case .signUp: navigator.showSignUp()
        case .settings: navigator.showSettings()
        }
    }

    private enum Row: String, CaseIterable {
        case profile = "Profile"
        case signUp = "Sign Up"
        case settings = "Settings"
    }
}
