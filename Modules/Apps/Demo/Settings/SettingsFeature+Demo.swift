import Coordinator

extension SettingsFeature {
    convenience init(_ demo: Composition) {
        self.init(store: demo.storage.database, demo.shared)
    }
}
