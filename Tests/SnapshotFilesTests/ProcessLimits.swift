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

/// Gives up root privileges, because file permissions do not restrict root.
func becomeNobody() {
    if geteuid() == 0 { #expect(seteuid(65_534) == 0) }
}

/// Limits the size of files: a longer write starts but does not finish, as on a full disk.
func limitFiles(toBytes bytes: rlim_t) {
    var limit = rlimit(rlim_cur: bytes, rlim_max: bytes)
    // RLIMIT_FSIZE has the same number on all platforms, but not the same type.
    #expect(setrlimit(.init(1), &limit) == 0)
    signal(SIGXFSZ, SIG_IGN)
}

extension TemporaryPackage {
    /// Changes a folder's permissions while `body` runs; every user may enter the package's folder.
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
