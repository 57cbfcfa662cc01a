import Coordinator
import Shell
import TestScreens

extension AppHarness {
    /// The route of the front screen, by which a test asks where it is.
    var route: Route? { coordinator.shell.navigation().route }
}
