import Coordinator
import Foundation
import Interactor
import SQLite
import Sample

extension ListsFeature {
    convenience init(_ demo: Composition) {
        // While a flow is recorded, the dates and identifiers must be the same as in its test.
        let idsAndDates = demo.options.flow == nil ? IDsAndDates(now: { .now }, makeID: { UUID() }) : .bundled()
        self.init(database: SQLiteLists(in: demo.storage.database), idsAndDates: idsAndDates, demo.shared)
    }
}
