import SnapshotFiles
import Testing

extension SnapshotName {
    /// The running test's snapshot.
    static func current(named name: String?) throws(SnapshotError) -> Self {
        let test = if let scope = SnapshotScope.current { try scope.test() } else { try RunningTest.running() }
        if test.arguments == nil, name == nil { throw .hiddenArguments(test: test.name.components.last ?? "") }
        return Self(
            module: test.name.module, components: test.name.components, arguments: test.arguments ?? [], name: name)
    }

    /// A test or a suite, whatever its cases; nil where this version of Swift Testing does not show its id.
    init?(of test: Test) {
        let id = Mirror(reflecting: test.id)
        guard let module = id.descendant("moduleName") as? String,
            let components = id.descendant("nameComponents") as? [String]
        else { return nil }
        self.init(module: module, components: components)
    }
}
