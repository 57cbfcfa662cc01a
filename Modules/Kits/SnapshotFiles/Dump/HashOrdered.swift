import Foundation

/// A collection in hash order, which differs from run to run.
package protocol HashOrdered: Sequence {}
extension Set: HashOrdered {}
extension Dictionary: HashOrdered {}
extension Dictionary.Keys: HashOrdered {}
extension Dictionary.Values: HashOrdered {}
extension NSSet: HashOrdered {}
extension NSDictionary: HashOrdered {}

/// Returns whether a value's children are in hash order.
///
/// The result is also true if the value's custom mirror lists a set or a dictionary.
func isInHashOrder(_ value: Any, _ mirror: Mirror) -> Bool {
    if value is any HashOrdered { return true }
    guard value is any CustomReflectable, !(value is any BidirectionalCollection) else { return false }
    var base = Mirror(reflecting: mirror.children).descendant("_box", "_base")
    while let wrapper = base, !(wrapper is any HashOrdered) { base = Mirror(reflecting: wrapper).descendant("_base") }
    return base != nil
}
