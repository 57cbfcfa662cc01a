import Foundation
import SnapshotFiles

// The program of a process, and the end of a process, which differ between platforms.

extension FileStamp {
    /// The program or bundle from which this process loaded its tests, as it was at that time; nil if the file cannot
    /// be found.
    static var testBinary: FileStamp? {
        #if canImport(Darwin)
            var image = Dl_info()
            guard dladdr(#dsohandle, &image) != 0, let name = image.dli_fname else { return nil }
            return FileStamp(of: String(cString: name))
        #else
            // The link leads to the running program even if another build has replaced the file.
            let link = "/proc/self/exe"
            guard let path = try? FileManager.default.destinationOfSymbolicLink(atPath: link) else { return nil }
            return FileStamp(of: path, readFrom: link)
        #endif
    }
}

extension SnapshotRun {
    /// Ends the run of this process when the process exits.
    ///
    /// Only Glibc reports the exit status.
    static func endAtExit() {
        #if canImport(Glibc)
            on_exit({ status, _ in SnapshotRun.ofThisProcess.endProcess(status: status) }, nil)
        #else
            atexit { SnapshotRun.ofThisProcess.endProcess(status: nil) }
        #endif
    }
}
