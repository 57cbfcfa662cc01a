/// Returns the names of the stored closures that are nil.
///
/// Reflection finds them, so that no new output is forgotten.
func unsetClosures(of object: AnyObject) -> [String] {
    Mirror(reflecting: object).children.compactMap { child in
        let value = Mirror(reflecting: child.value)
        return value.displayStyle == .optional && value.children.isEmpty ? child.label : nil
    }
}
