import Foundation
import TestProcesses
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Gives up the rights of root, to whom permissions do not apply.
func becomeNobody() {
    if geteuid() == 0 { #expect(seteuid(65_534) == 0) }
}

/// Lets a write of more bytes start but not finish, as on a full disk.
func limitFiles(toBytes bytes: rlim_t) {
    var limit = rlimit(rlim_cur: bytes, rlim_max: bytes)
    // RLIMIT_FSIZE, whose type differs between the platforms, though not its number.
    #expect(setrlimit(.init(1), &limit) == 0)
    signal(SIGXFSZ, SIG_IGN)
}

extension TemporaryPackage {
    /// Gives a folder other permissions until `body` has ended, in a package that everybody may enter.
    func withPermissions(_ permissions: Int, of folder: String, _ body: () async throws -> Void) async throws {
        func set(_ permissions: Int, _ path: String) throws {
            try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
        }
        try set(0o755, self.folder.path)
        try set(permissions, file(folder))
        defer { try? set(0o755, file(folder)) }
        try await body()
    }
}
