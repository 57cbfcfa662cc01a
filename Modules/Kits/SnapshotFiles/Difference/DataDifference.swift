/// Sentences that say how much two contents differ, for contents that cannot be shown as text.
package struct DataDifference: Sendable, CustomStringConvertible {
    private let old: SnapshotData?
    private let new: SnapshotData

    init(from old: [UInt8]?, to new: [UInt8]) {
        self.old = old.map(SnapshotData.init)
        self.new = SnapshotData(new)
    }

    package var description: String {
        guard let old else { return "New: \(new)" }
        return "Old: \(old)\nNew: \(new)\n\(extent(of: old))"
    }

    private func extent(of old: SnapshotData) -> String {
        let shorter = min(old.bytes.count, new.bytes.count)
        let (count, first) = old.bytes.withUnsafeBufferPointer { old in
            new.bytes.withUnsafeBufferPointer { new in Self.differences(old, new, in: shorter) }
        }
        let longer = max(old.bytes.count, new.bytes.count) - shorter
        let total = count + longer
        guard total > 0 else { return "They are equal." }
        return "\(total) of \(shorter + longer) bytes differ, the first after \(first ?? shorter)."
    }

    /// Returns how many bytes differ, and the offset of the first such byte.
    private static func differences(
        _ old: UnsafeBufferPointer<UInt8>, _ new: UnsafeBufferPointer<UInt8>, in length: Int
    ) -> (count: Int, first: Int?) {
        var count = 0
        var first: Int?
        var index = 0
        while index < length {
            if old[index] != new[index] {
                count &+= 1
                if first == nil { first = index }
            }
            index &+= 1
        }
        return (count, first)
    }
}
