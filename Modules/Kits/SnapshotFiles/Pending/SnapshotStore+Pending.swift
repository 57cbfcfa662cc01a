import Foundation

extension SnapshotStore {
    private static let pendingFolder = "\(folder)/.pending"

    /// Returns the absolute path of a snapshot's pending text.
    package func pendingFile(_ path: String) -> String { file(Self.pendingPath(path)) }

    /// Returns all readable texts that await review, sorted by path.
    package func pendingSnapshots() -> [PendingSnapshot] {
        pendingFiles().compactMap { try? $0.content.get() }
    }

    /// Returns the unreadable folders, then the unreadable pending texts, both sorted; paths are relative to the root.
    package func brokenPending() -> [(path: String, error: SnapshotFileError)] {
        listing(of: Self.pendingFolder).unreadable
            + pendingFiles().compactMap { file in
                guard case .failure(let error) = file.content else { return nil }
                return (file.path, error)
            }
    }

    private func pendingFiles() -> [(path: String, content: Result<PendingSnapshot?, SnapshotFileError>)] {
        let files = listing(of: Self.pendingFolder).files
        return files.filter { $0.hasSuffix(".json") && !Self.isAttached($0) }.map { path in
            let snapshot = Self.path(ofPending: path)
            return (path, Result { () throws(SnapshotFileError) in try pendingSnapshot(at: snapshot) })
        }
    }

    /// Returns whether a file is the attached content of a pending text; such content is in a folder of its own.
    private static func isAttached(_ path: String) -> Bool {
        let parts = path.split(separator: "/").suffix(2)
        // An inline snapshot's source may be in a folder with the same ending, but its path contains colons.
        guard parts.count == 2, let folder = parts.first else { return false }
        return folder.hasSuffix(attachedEnding) && !parts.contains { $0.contains(":") }
    }

    /// Returns the pending texts of the inline snapshots in one source.
    func pendingInlineSnapshots(in source: String) -> [PendingSnapshot] {
        let folder = Self.pendingPath("\(source):").split(separator: "/").dropLast().joined(separator: "/")
        return listing(of: folder).files.filter { $0.hasSuffix(".json") }.map(Self.path(ofPending:))
            .filter { Self.isInline($0) && Self.sourcePath($0) == source }
            .compactMap { try? pendingSnapshot(at: $0) }
    }

    /// Saves a text for review, replacing an earlier one for the same snapshot.
    package func savePending(_ pending: PendingSnapshot) throws(SnapshotFileError) {
        // In a source the text is indented, so its lines do not begin with markers.
        if pending.inline == nil { try checkForMarkers(in: pending.content, at: pending.path) }
        let file = PendingFile(pending)
        PendingFolders.willAppear(around: pendingFile(pending.path))
        if let attached = file.attached {
            try writeIgnored(
                Data(pending.content.bytes), to: Self.attachedPath(pending.path, attached), below: Self.pendingFolder)
        }
        try writeIgnored(file, to: Self.pendingPath(pending.path), below: Self.pendingFolder)
        removeAttached(of: pending.path, except: file.attached)
    }

    /// Records the pending text as the snapshot, unless either has changed in the meantime.
    package func accept(_ pending: PendingSnapshot) throws(SnapshotFileError) {
        try checkIsCurrent(pending)
        guard pending.inline == nil else { return try recordInline(pending) }
        let reference = try read(pending.path, as: pending.content.kind)
        // An earlier attempt may have written the snapshot without removing the pending file.
        guard reference != pending.content else { return try removePending(pending.path) }
        try checkForConflict(in: reference, at: pending.path)
        guard reference?.checksum == pending.referenceChecksum else {
            throw .referenceChanged(
                file: file(pending.path), expected: pending.referenceChecksum, found: reference?.checksum)
        }
        try record(pending.content, at: pending.path)
    }

    /// Removes a pending text, unless another one has replaced it.
    package func reject(_ pending: PendingSnapshot) throws(SnapshotFileError) {
        try checkIsCurrent(pending)
        try removePending(pending.path)
    }

    package func removePending(_ path: String) throws(SnapshotFileError) {
        // For speed: every passing assertion calls this, and Foundation takes several times as long if no file exists.
        let file = pendingFile(path)
        guard !PendingFolders.isMissing(around: file) else { return }
        guard unlink(file) != 0 else { return removeAttached(of: path, except: nil) }
        guard errno != ENOENT else { return }
        let reason = String(cString: strerror(errno))
        // A read-only disk reports an error even if there is no file.
        guard FileManager.default.fileExists(atPath: file) else { return }
        throw .unwritable(file: file, reason: reason)
    }

    /// Returns the path of a snapshot's pending text, relative to the root.
    static func pendingPath(_ path: String) -> String {
        guard !isInline(path) else { return "\(pendingFolder)/\(path).json" }
        return path.hasPrefix("\(folder)/")
            ? "\(pendingFolder)/\(Substring(path.utf8.dropFirst(folder.utf8.count + 1))).json"
            : "\(pendingFolder)/\(customFolder)/\(path).json"
    }

    /// The folder of a snapshot's attached content; it has a dot in its name, unlike the folder of any suite.
    private static func attachedFolder(_ path: String) -> String {
        "\(pendingPath(path).dropLast(".json".count))\(attachedEnding)"
    }

    private static let attachedEnding = ".content"

    /// The folder of the pending texts for snapshot folders besides `Snapshots`; no module has the name `@`.
    private static let customFolder = "@"

    /// Returns the path of attached content, with the snapshot's extension so that other programs can show the content.
    static func attachedPath(_ path: String, _ attached: PendingFile.Attached) -> String {
        "\(attachedFolder(path))/\(attached.checksum).\(path.split(separator: ".").last ?? "")"
    }

    /// Removes the attached content of a snapshot's earlier pending texts; content that is left behind does no harm.
    func removeAttached(of path: String, except kept: PendingFile.Attached?) {
        let folder = Self.attachedFolder(path)
        let keptName = kept.map { Self.attachedPath(path, $0).dropFirst(folder.count + 1) }
        // A link in place of the folder must not lead to other files.
        guard let root = RealFolder(file("")) else { return }
        _ = root.withFolder(of: "\(folder)/any") { folder, _ in
            folder.forEachEntry { name, status in
                if !status.isFolder, keptName.map({ $0 != name }) ?? true { _ = folder.removeFile(name) }
            }
        }
        rmdir(file(folder))
    }

    private static func path(ofPending file: String) -> String {
        let path = String(file.dropFirst(pendingFolder.count + 1).dropLast(".json".count))
        guard !isInline(path) else { return path }
        return path.hasPrefix("\(customFolder)/") ? String(path.dropFirst(customFolder.count + 1)) : "\(folder)/\(path)"
    }

    /// Returns whether a path is an inline snapshot's, with a line and column: no file name has a colon.
    private static func isInline(_ path: String) -> Bool { path.utf8.contains(UInt8(ascii: ":")) }

    private func checkIsCurrent(_ pending: PendingSnapshot) throws(SnapshotFileError) {
        guard try pendingSnapshot(at: pending.path) == pending else {
            throw .pendingReplaced(file: pendingFile(pending.path))
        }
    }

    func pendingSnapshot(at path: String) throws(SnapshotFileError) -> PendingSnapshot? {
        guard let data = try contents(Self.pendingPath(path)) else { return nil }
        let pending: PendingFile
        do {
            pending = try JSONDecoder().decode(PendingFile.self, from: data)
        } catch {
            let reason = (error as? DecodingError)?.reason ?? error.localizedDescription
            throw .malformedPending(file: pendingFile(path), reason: reason)
        }
        // Accepting writes to `path`, but the reviewer sees `name`, so both must match the pending file's path.
        let places = Self.isInline(path) && pending.inline != nil ? [pending.path] : [pending.path, pending.name.path]
        for place in places where place != path {
            throw .malformedPending(file: pendingFile(path), reason: "it belongs to \(place)")
        }
        return pending.pending(try content(of: pending))
    }

    private func content(of pending: PendingFile) throws(SnapshotFileError) -> SnapshotContent {
        if let text = pending.text { return SnapshotContent(ofFile: text) }
        guard let attached = pending.attached else {
            throw .malformedPending(file: pendingFile(pending.path), reason: "text is missing")
        }
        let path = Self.attachedPath(pending.path, attached)
        guard let bytes = try contents(path).map({ Array($0) }), bytes.contentChecksum == attached.checksum,
            let content = SnapshotContent(bytes, as: attached.kind)
        else {
            throw .malformedPending(file: pendingFile(pending.path), reason: "its content is incomplete: \(file(path))")
        }
        return content
    }
}
