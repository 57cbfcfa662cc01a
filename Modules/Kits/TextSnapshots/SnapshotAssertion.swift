import Testing

/// One comparison with a snapshot and what becomes of its file; it reports nothing itself.
struct SnapshotAssertion {
    let name: SnapshotName
    let store: SnapshotStore
    let recording: SnapshotRecording
    let claims: SnapshotClaims
    let sourceLocation: SourceLocation

    func verdict(on text: String) throws(SnapshotError) -> SnapshotVerdict {
        let text = SnapshotText(text)
        try claims.add(SnapshotClaim(path: name.path, text: text, sourceLocation: sourceLocation))
        let reference = try store.read(name.path)
        guard reference != text else { return .unchanged }

        let records = reference == nil ? recording != .never : recording == .all
        if records { try store.write(text, to: name.path) }
        let change = SnapshotChange(name: name, file: store.file(name.path), reference: reference, text: text)
        return records ? .recorded(change) : .rejected(change)
    }
}
