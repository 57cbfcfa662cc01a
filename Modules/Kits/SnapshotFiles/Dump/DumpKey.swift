import Foundation

/// A collection in hash order, which differs from run to run.
package protocol HashOrdered {}
extension Set: HashOrdered {}
extension Dictionary: HashOrdered {}
extension NSSet: HashOrdered {}
extension NSDictionary: HashOrdered {}

/// An element of a set or a key of a dictionary, with its rendered lines.
struct DumpKey {
    let value: Any
    let lines: [String]
}

extension [DumpKey] {
    /// The indices in an order that does not depend on hashes.
    ///
    /// Values of one comparable type are sorted by value, all others by their text. Sorting is stable, so equal values
    /// stay in the order of their texts.
    var order: [Int] {
        let byText = indices.sorted { self[$0].lines.lexicographicallyPrecedes(self[$1].lines) }
        let values = map { ($0.value as? AnyHashable)?.base ?? $0.value }
        guard Set(values.map { ObjectIdentifier(type(of: $0)) }).count == 1, values[0] is any Comparable else {
            return byText
        }
        return byText.sorted { (values[$0] as? any Comparable)?.precedes(values[$1]) ?? false }
    }
}

extension Comparable {
    fileprivate func precedes(_ other: Any) -> Bool { (other as? Self).map { self < $0 } ?? false }
}
