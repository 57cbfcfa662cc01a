import SnapshotFiles
import Testing

extension SnapshotName {
    /// Names a snapshot of a test; an explicit name replaces the number of a case.
    init(of test: RunningTest, named name: String?) throws(SnapshotError) {
        if test.arguments == nil, name == nil { throw .hiddenArguments(test: test.name.components.last ?? "") }
        let arguments = test.arguments.flatMap { $0.isNumbered && name != nil ? nil : $0.texts } ?? []
        self.init(module: test.name.module, components: test.name.components, arguments: arguments, name: name)
    }

    /// Names a test or suite, but not its arguments; returns nil if this version of Swift Testing hides the names.
    init?(of test: Test) {
        let id = Mirror(reflecting: test.id)
        guard let module = id.descendant("moduleName") as? String,
            let components = id.descendant("nameComponents") as? [String]
        else { return nil }
        self.init(module: module, components: components)
    }
}
