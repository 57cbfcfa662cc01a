import SnapshotFiles
import Testing

extension SnapshotName {
    /// The running test's snapshot.
    ///
    /// Swift Testing offers neither the suites of a test nor the arguments of a case, so both are read by reflection;
    /// where a later version hides the arguments, an explicit name stands in for them.
    static func current(named name: String?) throws(SnapshotError) -> Self {
        guard let test = Test.current else { throw .notInTest }
        guard let named = Self(of: test) else { throw .hiddenTest(name: test.name) }
        let arguments = Test.Case.current.flatMap(arguments(of:))
        if arguments == nil, name == nil { throw .hiddenArguments(test: test.name) }
        return Self(module: named.module, components: named.components, arguments: arguments ?? [], name: name)
    }

    /// A test or a suite, whatever its cases; nil where this version of Swift Testing does not show its id.
    init?(of test: Test) {
        let id = Mirror(reflecting: test.id)
        guard let module = id.descendant("moduleName") as? String,
            let components = id.descendant("nameComponents") as? [String]
        else { return nil }
        self.init(module: module, components: components)
    }

    private static func arguments(of testCase: Test.Case) -> [String]? {
        guard testCase.isParameterized else { return [] }
        guard let arguments = Mirror(reflecting: testCase).descendant("_kind", "parameterized", "arguments") else {
            return nil
        }
        let values = Mirror(reflecting: arguments).children.map { Mirror(reflecting: $0.value).descendant("value") }
        let texts = values.compactMap { $0.map(text(of:)) }
        return texts.count == values.count && !texts.isEmpty ? texts : nil
    }

    private static func text(of argument: Any) -> String {
        if let text = argument as? String { return text }
        let text = String(describingForTest: argument)
        return text.hasPrefix(".") ? String(text.dropFirst()) : text
    }
}
