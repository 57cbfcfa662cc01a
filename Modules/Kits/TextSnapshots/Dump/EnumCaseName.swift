/// The name of an enumeration's case without associated values, whatever its description says.
///
/// A mirror does not tell it. The standard library asks the runtime when it prints an enumeration, and so does this.
func caseName(of value: Any) -> String {
    runtimeCaseName(value).flatMap { String(validatingCString: $0) } ?? String(describing: value)
}

@_silgen_name("swift_EnumCaseName")
private func runtimeCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?
