import Testing

@testable import Terminal
@testable import TextUI

@Suite("A batch of keys")
struct KeyBatchTests {
    /// Returns the steps of a batch of `keys`; a text is one step if `takes` accepts it.
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

    @Test("A batch of keys offers consecutive characters in one step, and every other key alone")
    func together() {
        let keys: [Key] = [
            .character("a"), .space, .tab, .character("b"), .paste("c"), .character("d"), .character("e"),
        ]
        #expect(
            steps(of: keys) { _ in true } == [
                .text(["a", " "]), .tab, .character("b"), .paste("c"), .text(["d", "e"]),
            ])
    }

    @Test("A batch of keys offers a text only once, and returns the characters one by one if the text is refused")
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

    @Test("A batch of keys can skip everything before a ctrl-c at its end")
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
