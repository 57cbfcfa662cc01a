import Terminal
import TextUI

extension KeyDecoder {
    /// Returns the keys that are complete once `bytes` are decoded, without other inputs such as focus reports.
    mutating func keys(in bytes: some Sequence<UInt8>) -> [Key] {
        decode(bytes).keys
    }

    /// Returns the keys that are decoded from the pending bytes if nothing follows.
    mutating func flushedKeys() -> [Key] {
        flush().keys
    }
}

extension [TerminalInput] {
    fileprivate var keys: [Key] {
        compactMap { if case .key(let key) = $0 { key } else { nil } }
    }
}
