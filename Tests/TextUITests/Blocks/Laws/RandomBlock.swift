import TestSupport
import TextUI

/// Any block, for trees whose shape chance decides.
struct AnyBlock: Block {
    let block: any Block

    func sizeThatFits(_ proposal: Size) -> Size { block.sizeThatFits(proposal) }
    func isFlexible(along axis: Axis) -> Bool { block.isFlexible(along: axis) }
    func draw(in frame: Rect, on canvas: inout Canvas) { block.draw(in: frame, on: &canvas) }
}

/// A block that draws all around its frame: what is around it has to cut it.
private struct Sprawling: Block {
    func sizeThatFits(_ proposal: Size) -> Size { Size(width: 3, height: 2) }

    func draw(in frame: Rect, on canvas: inout Canvas) {
        canvas.fill(Rect(x: frame.x - 2, y: frame.y - 2, width: frame.width + 4, height: frame.height + 4))
        for y in (frame.y - 2)..<(frame.maxY + 2) { canvas.draw(SanitizedText("漢字x漢字"), x: frame.x - 3, y: y) }
    }
}

/// Trees of the kit's blocks, the same for the same seed.
struct RandomBlock {
    private var random: SeededGenerator

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    mutating func size() -> Size {
        Size(width: below(61), height: below(61))
    }

    /// A tree no deeper than `depth`.
    mutating func tree(depth: Int) -> AnyBlock {
        depth == 0 || below(5) == 0 ? leaf() : below(2) == 0 ? stack(depth: depth - 1) : wrapper(depth: depth - 1)
    }

    private mutating func stack(depth: Int) -> AnyBlock {
        let children = (0..<below(5)).map { _ in child(depth: depth) }
        let spacing = below(4) - 1
        return switch below(6) {
        case 0: AnyBlock(block: VStack(alignment: .center, spacing: spacing) { ForEach(children) { $0 } })
        case 1: AnyBlock(block: VStack(alignment: .trailing, spacing: spacing) { ForEach(children) { $0 } })
        case 2: AnyBlock(block: HStack(alignment: .center, spacing: spacing) { ForEach(children) { $0 } })
        case 3: AnyBlock(block: HStack(alignment: .bottom, spacing: spacing) { ForEach(children) { $0 } })
        case 4:
            AnyBlock(
                block: HStack {
                    ForEach(children) { $0 }
                    Spacer()
                    Text(string())
                })
        default: AnyBlock(block: ZStack { ForEach(children) { $0 } })
        }
    }

    private mutating func wrapper(depth: Int) -> AnyBlock {
        let alignment = below(2) == 0 ? Alignment.center : .topLeading
        // A style has its block's own frame and cuts nothing.
        if below(4) == 0 { return AnyBlock(block: tree(depth: depth).background(.accent).reverse(below(2) == 0)) }
        let child = child(depth: depth)
        switch below(6) {
        case 0: return AnyBlock(block: child.border(title: string()))
        case 1: return AnyBlock(block: child.padding(insets()))
        case 2: return AnyBlock(block: child.frame(width: side(), height: side(), alignment: alignment))
        case 3: return AnyBlock(block: child.flexible(below(2) == 0 ? .horizontal : .vertical, alignment: alignment))
        case 4: return AnyBlock(block: List(count: below(80), state: listState()) { _ in child })
        default: return AnyBlock(block: ScrollView(state: scrollState()) { child })
        }
    }

    private mutating func child(depth: Int) -> AnyBlock {
        below(8) == 0 ? AnyBlock(block: Sprawling()) : tree(depth: depth)
    }

    private mutating func leaf() -> AnyBlock {
        switch below(11) {
        case 0: AnyBlock(block: Text(string()).lineLimit(1 + below(3)).truncationMode(truncationMode()))
        case 1: AnyBlock(block: Text(string()).multilineTextAlignment(.center))
        case 2: AnyBlock(block: Text(string()).multilineTextAlignment(.trailing))
        case 3: AnyBlock(block: Divider())
        case 4: AnyBlock(block: TextField(string(), state: fieldState(), isFocused: true))
        case 5:
            AnyBlock(block: Tabs([Tabs.Item(string(), badge: below(999)), Tabs.Item(string())], selection: below(2)))
        case 6:
            AnyBlock(
                block: KeyBar([KeyBar.Hint(string(), string()), KeyBar.Hint("q", "quit", isPinned: below(2) == 0)]))
        case 7: AnyBlock(block: Alert(string(), message: string(), buttons: buttons()))
        case 8: AnyBlock(block: Picture(width: below(20), height: below(20), rgb: [1, 2, 3]))
        case 9: AnyBlock(block: Spinner(tick: below(99)))
        default: AnyBlock(block: SymbolGlyph("envelope"))
        }
    }

    private mutating func string() -> String {
        let words = [
            "a", "word", "漢字", "👩‍🔬", "e\u{301}", " ", "  ", "\n", "\t", "\u{1B}[31m", "\u{202E}", "internationalisation",
            "🇩🇪", "<\"&\\",
        ]
        return (0..<below(12)).map { _ in words[below(words.count)] }.joined(separator: below(2) == 0 ? " " : "")
    }

    private mutating func buttons() -> [Button] {
        let focus = below(3)
        return (0..<below(3)).map {
            Button(string(), role: [.destructive, .cancel, nil][below(3)], isFocused: $0 == focus)
        }
    }

    private mutating func truncationMode() -> Text.TruncationMode {
        [.head, .middle, .tail][below(3)]
    }

    private mutating func insets() -> Insets {
        Insets(top: below(5) - 1, leading: below(5) - 1, bottom: below(5) - 1, trailing: below(5) - 1)
    }

    private mutating func side() -> Int? {
        below(2) == 0 ? nil : below(40) - 2
    }

    private mutating func listState() -> ListState {
        var state = ListState()
        for _ in 0..<below(40) { _ = state.handle(.down, count: 80) }
        state.didShow(0..<below(20))
        return state
    }

    private mutating func scrollState() -> ScrollState {
        var state = ScrollState()
        for _ in 0..<below(20) { _ = state.handle(below(9) == 0 ? .end : .down) }
        return state
    }

    private mutating func fieldState() -> TextFieldState {
        var state = TextFieldState(text: string())
        for _ in 0..<below(9) { _ = state.handle(.left) }
        return state
    }

    private mutating func below(_ bound: Int) -> Int {
        Int.random(in: 0..<bound, using: &random)
    }
}
