import Testing

@testable import Terminal
@testable import TextUI

@Suite("Keys that wait for the app")
struct KeyQueueTests {
    @Test("Waiting keys are taken together, in order")
    func order() {
        var queue = KeyQueue()
        #expect(queue.isEmpty)
        queue.append([.character("a")])
        queue.append([.down, .character("b")])
        #expect(!queue.isEmpty && !queue.hasInterrupt)
        #expect(queue.take() == [.character("a"), .down, .character("b")])
        #expect(queue.isEmpty && queue.take() == [])
    }

    @Test("Waiting keys are taken up to and including each ctrl-c")
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

    @Test("Waiting keys are limited in number")
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
