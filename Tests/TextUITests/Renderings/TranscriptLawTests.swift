import TestKit
import Testing

@testable import TextUI

@Suite("Laws of transcripts, for random blocks and sizes")
struct TranscriptLawTests {
    private static let seeds: Range<UInt64> = 0..<(SlowTests.areEnabled ? 6 : 3)

    @Test("A transcript does not change the drawing, and each line of the transcript is well-formed", arguments: seeds)
    func grammar(seed: UInt64) throws {
        let text = #""(?:[^"\\]|\\["\\])*""#
        let roles = "text|heading|tab|list|row|scroll view|text field|switch|button|picture|spinner|alert|keys"
        let states = #"on|off|selected|focused|busy|\d+ of \d+|showing \d+ to \d+ of \d+|showing none of \d+"#
        let line = try Regex("(?:  )*(?:\(roles))(?: \(text))?(?:, value \(text))?(?:, (?:\(states)))*")
        var random = RandomBlock(seed: seed)
        for _ in 0..<20 {
            let (tree, size) = (random.tree(depth: 5), random.size())
            let frame = Frame(tree, size: size, transcribes: true)
            let silent = Frame(tree, size: size)
            #expect(frame.grid == silent.grid && frame.report == silent.report)
            #expect(frame.transcript == Frame(tree, size: size, transcribes: true).transcript)
            for said in frame.transcript.description.split(separator: "\n") {
                #expect(said.wholeMatch(of: line) != nil, "\(said)")
            }
        }
    }

    @Test("If every text fits, a transcript contains each text exactly once, in reading order", arguments: seeds)
    func everyText(seed: UInt64) {
        for round in 0..<10 {
            var texts = NumberedTexts(random: SeededGenerator(seed: seed * 100 + UInt64(round)))
            let tree = texts.tree(depth: 4)
            let said = Frame(tree, size: Size(width: 300, height: 150), transcribes: true).transcript.description
            let numbers = said.matches(of: /#(\d+)/).compactMap { Int($0.1) }
            #expect(numbers == Array(0..<texts.count), "\(said)")
        }
    }
}

/// Generates random trees.
///
/// The texts of a tree are numbered in reading order, and have room for their full size.
private struct NumberedTexts {
    var random: SeededGenerator
    private(set) var count = 0

    init(random: SeededGenerator) {
        self.random = random
    }

    mutating func tree(depth: Int) -> AnyBlock {
        AnyBlock(block: depth > 0 ? node(depth: depth) : leaf())
    }

    private mutating func node(depth: Int) -> any Block {
        switch random.number(below: 9) {
        case 0: return leaf()
        case 1:
            let title = next()
            return tree(depth: depth - 1).border(title: title)
        case 2: return tree(depth: depth - 1).padding(horizontal: 1).reverse()
        case 3:
            let rows = [next(), next(), next()]
            return List(count: 3, state: ListState()) { Text(rows[$0]) }.frame(width: 9, height: 3)
        case 4:
            let lines = (0..<3).map { _ in tree(depth: 0) }
            let scrollView = ScrollView(state: ScrollState()) { VStack { ForEach(lines) { $0 } } }
            return scrollView.frame(width: 9, height: 3)
        case let kind:
            let children = (0..<2).map { _ in tree(depth: depth - 1) }
            return switch kind {
            case 5, 6: HStack { ForEach(children) { $0 } }
            case 7: ZStack { ForEach(children) { $0 } }
            default: VStack { ForEach(children) { $0 } }
            }
        }
    }

    private mutating func leaf() -> any Block {
        let text = next()
        return switch random.number(below: 4) {
        case 0: Button(text, isFocused: false)
        case 1: Toggle(text, isOn: true)
        default: Text(text)
        }
    }

    private mutating func next() -> String {
        count += 1
        return "#\(count - 1)"
    }
}
