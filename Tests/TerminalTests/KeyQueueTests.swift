import TestKit
import Testing

@testable import Terminal
@testable import TextUI

@Suite("Keys that wait for the app")
struct KeyQueueTests {
    @Test("are taken together, in order")
    func order() {
        var queue = KeyQueue()
        #expect(queue.isEmpty)
        queue.append([.character("a")])
        queue.append([.down, .character("b")])
        #expect(!queue.isEmpty && !queue.hasInterrupt)
        #expect(queue.take() == [.character("a"), .down, .character("b")])
        #expect(queue.isEmpty && queue.take() == [])
    }

    @Test("are taken up to each ctrl-c")
    func interrupts() {
        var queue = KeyQueue()
        queue.append([.up, .control("c"), .down, .control("c"), .left])
        #expect(queue.hasInterrupt)
        #expect(queue.take() == [.up, .control("c")])
        #expect(queue.hasInterrupt)
        #expect(queue.take() == [.down, .control("c")])
        #expect(!queue.hasInterrupt)
        #expect(queue.take() == [.left])
    }

    @Test("are limited in number")
    func limit() {
        var queue = KeyQueue()
        queue.append(Array(repeating: .down, count: KeyQueue.limit - 1))
        #expect(!queue.isFull)
        queue.append([.up])
        #expect(queue.isFull)
        _ = queue.take()
        #expect(!queue.isFull)
    }
}

@Suite("A batch of keys")
struct KeyBatchTests {
    /// Takes all keys, with text in one step where `takes` says so.
    private func steps(of keys: [Key], takes: ([Character]) -> Bool) -> [Key] {
        var batch = KeyBatch(keys)
        var steps: [Key] = []
        while true {
            if batch.takeText({
                guard takes($0) else { return false }
                steps.append(.text($0))
                return true
            }) {
                continue
            }
            guard let key = batch.next() else { return steps }
            steps.append(key)
        }
    }

    @Test("gives characters that follow each other in one step, and each other key alone")
    func together() {
        let keys: [Key] = [
            .character("a"), .space, .tab, .character("b"), .paste("c"), .character("d"), .character("e"),
        ]
        #expect(
            steps(of: keys) { _ in true } == [
                .text(["a", " "]), .tab, .character("b"), .paste("c"), .text(["d", "e"]),
            ])
    }

    @Test("gives characters one by one if they are refused, and offers them once")
    func refused() {
        var offers: [[Character]] = []
        let keys: [Key] = [.character("a"), .character("b"), .character("c"), .up, .character("d"), .character("e")]
        #expect(
            steps(of: keys) {
                offers.append($0)
                return false
            } == keys)
        #expect(offers == [["a", "b", "c"], ["d", "e"]])
    }

    @Test("can skip everything before a ctrl-c at its end")
    func skipping() {
        var batch = KeyBatch([.up, .down, .control("c")])
        #expect(batch.endsWithInterrupt)
        _ = batch.next()
        batch.skipToInterrupt()
        #expect(batch.next() == .control("c") && batch.next() == nil)
        var other = KeyBatch([.control("c"), .down])
        #expect(!other.endsWithInterrupt)
        other.skipToInterrupt()
        #expect(other.next() == nil)
    }
}
