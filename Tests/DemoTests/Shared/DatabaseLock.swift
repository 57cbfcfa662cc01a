import Foundation
import Testing

@testable import Demo

/// A lock that keeps everybody else from changing an open database.
enum DatabaseLock {
    /// Takes WAL_WRITE_LOCK (sqlite.org/walformat.html#wal_locks) of the database in a data folder.
    ///
    /// - Returns: A descriptor; closing it ends the lock.
    static func hold(in data: String) -> Int32 {
        var lock = flock()
        lock.l_type = Int16(F_WRLCK)
        lock.l_whence = Int16(SEEK_SET)
        (lock.l_start, lock.l_len) = (120, 1)
        let file = open("\(data)/\(Storage.fileName)-shm", O_RDWR | O_CLOEXEC)
        #expect(fcntl(file, F_SETLK, &lock) == 0)
        return file
    }
}
