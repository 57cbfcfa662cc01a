@propertyWrapper @MainActor public struct State<Value> {
    private let slot: Slot<Value>

    public init(wrappedValue value: Value) { slot = Slot(Cell(value)) }
    public init(initialValue value: Value) { slot = Slot(Cell(value)) }
    public var wrappedValue: Value {
        get { slot.cell.value }
        nonmutating set { slot.cell.value = newValue }
    }
    public var projectedValue: Binding<Value> {
        Binding(reading: { [slot] in slot.cell.value }, writing: { [slot] in slot.cell.value = $0 })
    }
}

/// Not in SwiftUI: state of any type.
@MainActor protocol AnyState {
    func install(at key: String, in host: ViewHost)
}
extension State: AnyState {
    /// Keeps the state of an existing view; a new view begins with its initial value.
    func install(at key: String, in host: ViewHost) { slot.cell = host.cell(at: key, new: slot.cell) }
}

@MainActor private final class Slot<Value> {
    var cell: Cell<Value>
    init(_ cell: Cell<Value>) { self.cell = cell }
}

@MainActor @Observable private final class Cell<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}

@propertyWrapper @dynamicMemberLookup @MainActor public struct Binding<Value> {
    private let read: () -> Value
    private let write: (Value) -> Void

    init(reading read: @escaping () -> Value, writing write: @escaping (Value) -> Void) {
        self.read = read
        self.write = write
    }
    @preconcurrency public init(
        get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {
        // Both are called only on the main actor. If they are isolated, they are isolated to it.
        read = unsafeBitCast(get, to: (() -> Value).self)
        write = unsafeBitCast(set, to: ((Value) -> Void).self)
    }
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(reading: { value }, writing: { _ in })
    }
    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject> {
            read()[keyPath: keyPath]
        } writing: { subject in
            var value = read()
            value[keyPath: keyPath] = subject
            write(value)
        }
    }
}

@propertyWrapper @dynamicMemberLookup @MainActor public struct Bindable<Value: AnyObject & Observable> {
    public var wrappedValue: Value
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public var projectedValue: Bindable<Value> { self }
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding(reading: { wrappedValue[keyPath: keyPath] }, writing: { wrappedValue[keyPath: keyPath] = $0 })
    }
}
