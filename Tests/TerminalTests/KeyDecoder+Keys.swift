import Terminal
import TextUI

extension KeyDecoder {
    /// Returns the keys that `bytes` complete, without any other input.
    mutating func keys(in bytes: some Sequence<UInt8>) -> [Key] {
        decode(bytes).keys
    }

    /// Returns the keys that the pending bytes mean if nothing follows.
    mutating func flushedKeys() -> [Key] {
        flush().keys
    }
}

extension [TerminalInput] {
    fileprivate var keys: [Key] {
        compactMap { if case .key(let key) = $0 { key } else { nil } }
    }
}
