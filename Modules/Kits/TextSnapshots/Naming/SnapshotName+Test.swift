import SnapshotFiles
import Testing

extension SnapshotName {
    /// Returns the name of a snapshot of the running test.
    static func current(named name: String?) throws(SnapshotError) -> Self {
        let test = if let scope = SnapshotScope.current { try scope.test() } else { try RunningTest.running() }
        if test.arguments == nil, name == nil { throw .hiddenArguments(test: test.name.components.last ?? "") }
        return Self(
            module: test.name.module, components: test.name.components, arguments: test.arguments ?? [], name: name)
    }

    /// Names a test or a suite without arguments; returns nil if this version of Swift Testing does not show its parts.
    init?(of test: Test) {
        let id = Mirror(reflecting: test.id)
        guard let module = id.descendant("moduleName") as? String,
            let components = id.descendant("nameComponents") as? [String]
        else { return nil }
        self.init(module: module, components: components)
    }
}
