import Coordinator
import Foundation
import Interactor
import SQLite
import Sample

extension ListsFeature {
    convenience init(_ demo: Composition) {
        // A recorded flow has the same dates and identifiers again in its test.
        let stamps = demo.options.flow == nil ? Stamps(now: { .now }, makeID: { UUID() }) : .bundled()
        self.init(database: SQLiteLists(in: demo.storage.database), stamps: stamps, demo.shared)
    }
}
