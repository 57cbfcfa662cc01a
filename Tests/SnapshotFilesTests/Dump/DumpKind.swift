import Testing

/// A kind of value, with closures that create two different values of this kind.
struct DumpKind: Sendable, CustomTestStringConvertible {
    let name: String
    let one: @Sendable () -> Any
    let other: @Sendable () -> Any

    init<One, Other>(
        _ name: String, _ one: @autoclosure @escaping @Sendable () -> One,
        _ other: @autoclosure @escaping @Sendable () -> Other
    ) {
        self.name = name
        self.one = { one() }
        self.other = { other() }
    }

    var testDescription: String { name }
}
