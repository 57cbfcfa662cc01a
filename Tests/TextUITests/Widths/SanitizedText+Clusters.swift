@testable import TextUI

extension SanitizedText {
    /// Calls `body` with each character and its width, 1 or 2 cells, in order.
    func forEachCluster(_ body: (Character, Int) -> Void) {
        forEachCluster(scalar: { body(Character($0), $1) }, character: body)
    }
}
