import Testing

@testable import Demo

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A lock that another process holds on the database in a data folder, until the descriptor is closed.
enum DatabaseLock {
    /// Nobody can open the database: all the bytes of which a reader locks one (os.h, SHARED_FIRST and SHARED_SIZE).
    case exclusive
    /// Nobody can change the database, which is open: WAL_WRITE_LOCK (sqlite.org/walformat.html#wal_locks).
    case writing

    /// Locks the database.
    ///
    /// - Returns: The descriptor whose closing ends the lock.
    func hold(in data: String) -> Int32 {
        var lock = flock()
        lock.l_type = Int16(F_WRLCK)
        lock.l_whence = Int16(SEEK_SET)
        (lock.l_start, lock.l_len) = self == .exclusive ? (0x4000_0002, 510) : (120, 1)
        let file = open("\(data)/\(Storage.fileName)\(self == .exclusive ? "" : "-shm")", O_RDWR | O_CLOEXEC)
        #expect(fcntl(file, F_SETLK, &lock) == 0)
        return file
    }
}
