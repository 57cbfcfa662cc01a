import Coordinator
import Shell
import TestScreens

extension Harness {
    /// The route of the front screen, by which a test asks where it is.
    var route: Route? { navigation.route }

    /// Opens the parts of a link one after the other, as the app does.
    ///
    /// - Returns: The part that names nothing; nil if each does.
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
