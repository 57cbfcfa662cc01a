import SnapshotFiles
import Testing

extension SnapshotName {
    /// Names a snapshot of a test.
    init(of test: RunningTest, named name: String?) throws(SnapshotError) {
        if test.arguments == nil, name == nil { throw .hiddenArguments(test: test.name.components.last ?? "") }
        self.init(
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
