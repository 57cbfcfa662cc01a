@testable import TextUI

extension SanitizedText {
    /// Calls `body` with each character and the cells it takes, 1 or 2, in order.
    func forEachCluster(_ body: (Character, Int) -> Void) {
        forEachCluster(scalar: { body(Character($0), $1) }, character: body)
    }
}
