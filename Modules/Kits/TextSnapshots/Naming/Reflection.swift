import Synchronization

/// A stored property or associated value of a type.
private struct Field: Hashable {
    let type: ObjectIdentifier
    let label: String

    /// The positions of the fields found so far; a field has the same position in all values of its type.
    static let indices = Mutex<[Field: Int]>([:])
}

/// Returns a part of a value by its label; nil if there is none.
///
/// A mirror would look up the types of all parts for each value, which takes longer than reading a snapshot.
func child(_ label: String, of value: Any) -> Any? {
    let type = type(of: value)
    let field = Field(type: ObjectIdentifier(type), label: label)
    var known = Field.indices.withLock { $0[field] }
    if known == nil {
        known = Mirror(reflecting: value).children.map(\.label).firstIndex(of: label)
        Field.indices.withLock { [known] in $0[field] = known }
    }
    guard let index = known else { return nil }
    var name: UnsafePointer<CChar>?
    var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    defer { free?(name) }
    return runtimeChild(of: value, type: type, index: index, name: &name, free: &free)
}

/// The runtime function that the standard library's `Mirror` calls for each child.
@_silgen_name("swift_reflectionMirror_subscript")
private func runtimeChild<Value>(
    of value: Value, type: Any.Type, index: Int, name: UnsafeMutablePointer<UnsafePointer<CChar>?>,
    free: UnsafeMutablePointer<(@convention(c) (UnsafePointer<CChar>?) -> Void)?>
) -> Any
