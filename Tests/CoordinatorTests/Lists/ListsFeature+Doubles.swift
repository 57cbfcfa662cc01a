import Interactor
import TestDoubles

@testable import Coordinator

extension ListsFeature {
    /// A feature on a database that the test holds.
    convenience init(_ database: ManualDatabase, _ shared: SharedDependencies) {
        self.init(database: database, stamps: .sample(), shared)
    }
}
