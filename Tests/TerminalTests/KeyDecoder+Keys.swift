import Terminal
import TextUI

extension KeyDecoder {
    /// The keys that are whole with `bytes`, without what is no key.
    mutating func keys(in bytes: some Sequence<UInt8>) -> [Key] {
        decode(bytes).keys
    }

    /// The keys that what has come amounts to when nothing more comes.
    mutating func flushedKeys() -> [Key] {
        flush().keys
    }
}

extension [TerminalInput] {
    fileprivate var keys: [Key] {
        compactMap { if case .key(let key) = $0 { key } else { nil } }
    }
}
