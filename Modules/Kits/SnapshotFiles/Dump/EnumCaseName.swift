/// Returns the name of an enumeration's case without associated values, whatever its description is.
///
/// A mirror does not have it, so this asks the runtime, as the standard library does when it prints an enumeration.
func caseName(of value: Any) -> String {
    runtimeCaseName(value).flatMap { String(validatingCString: $0) } ?? String(describing: value)
}

@_silgen_name("swift_EnumCaseName")
private func runtimeCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?
