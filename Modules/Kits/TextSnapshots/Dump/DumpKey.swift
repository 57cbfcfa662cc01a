/// What the standard library keeps in the order of hashes, which differs from run to run.
protocol HashOrdered {}
extension Set: HashOrdered {}
extension Dictionary: HashOrdered {}

/// An element of a set or a key of a dictionary, and how it is shown.
struct DumpKey {
    let value: Any
    let lines: [String]
}

extension [DumpKey] {
    /// Their places in an order that no hash has a part in.
    ///
    /// It is that of their texts, or of the values themselves where all are of one type that has an order. As sorting is
    /// stable, equal values stay in the order of their texts.
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
