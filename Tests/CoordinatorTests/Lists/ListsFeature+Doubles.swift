import TestDoubles

@testable import Coordinator

extension ListsFeature {
    /// Creates a feature with a database that the test controls.
    convenience init(_ database: ManualDatabase, _ shared: SharedDependencies) {
        self.init(database: database, idsAndDates: .sample(), shared)
    }
}
