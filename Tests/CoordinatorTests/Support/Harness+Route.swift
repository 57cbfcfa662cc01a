import Coordinator
import Shell
import TestScreens

extension Harness {
    /// The route of the front screen.
    var route: Route? { navigation.route }

    /// Opens the parts of a link one after the other, as the app does.
    ///
    /// - Returns: The first part that names no screen; nil if every part names a screen.
    @discardableResult
    func open(_ parts: String...) async -> String? {
        for part in parts {
            guard let opener = navigation.frontOwner as? any LinkOpener else { return part }
            do throws(NotFound) {
                try await opener.open(part)
            } catch {
                return error.part
            }
        }
        return nil
    }
}
