/// Returns the name of an enumeration's case, whatever its associated values and whatever description the type has.
///
/// A mirror does not have the name, so this asks the runtime, as the standard library does to print an enumeration.
func caseName(of value: Any) -> String {
    runtimeCaseName(value).flatMap { String(validatingCString: $0) } ?? String(describing: value)
}

@_silgen_name("swift_EnumCaseName")
private func runtimeCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?
