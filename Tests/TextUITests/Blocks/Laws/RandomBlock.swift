import TestKit
import TextUI

/// A block of any type, for trees with a random shape.
struct AnyBlock: Block {
    let block: any Block

    func sizeThatFits(_ proposal: Size) -> Size { block.sizeThatFits(proposal) }
    func isFlexible(along axis: Axis) -> Bool { block.isFlexible(along: axis) }
    func draw(in frame: Rect, on canvas: inout Canvas) { block.draw(in: frame, on: &canvas) }
}

/// A block that draws far outside its frame, so that its parent has to clip it.
private struct Sprawling: Block {
    func sizeThatFits(_ proposal: Size) -> Size { Size(width: 3, height: 2) }

    func draw(in frame: Rect, on canvas: inout Canvas) {
        canvas.fill(Rect(x: frame.x - 2, y: frame.y - 2, width: frame.width + 4, height: frame.height + 4))
        for y in (frame.y - 2)..<(frame.maxY + 2) { canvas.draw(SanitizedText("漢字x漢字"), x: frame.x - 3, y: y) }
    }
}

/// A block that prefers the largest possible size, and draws two lines of the largest possible length.
private struct Endless: Block {
    func sizeThatFits(_ proposal: Size) -> Size { Size(width: .max, height: .max) }

    func draw(in frame: Rect, on canvas: inout Canvas) {
        canvas.draw(SanitizedText("漢"), times: .max, x: frame.x, y: frame.y)
        canvas.draw(SanitizedText("."), times: .max, x: frame.x, y: frame.y + 1)
    }
}

/// Generates random trees of the kit's blocks; equal seeds give equal trees.
struct RandomBlock {
    private var random: SeededGenerator

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    /// Returns a random size; about half of the sides are small.
    mutating func size(largest: Int = 60) -> Size {
        Size(width: side(largest: largest), height: side(largest: largest))
    }

    private mutating func side(largest: Int) -> Int {
        below(2) == 0 ? below(min(largest, 40) + 1) : below(largest + 1)
    }

    /// Returns a tree no deeper than `depth`.
    mutating func tree(depth: Int) -> AnyBlock {
        let isLeaf = depth == 0 || below(5) == 0
        return AnyBlock(block: isLeaf ? leaf() : below(2) == 0 ? stack(depth: depth - 1) : wrapper(depth: depth - 1))
    }

    private mutating func stack(depth: Int) -> any Block {
        let children = (0..<below(5)).map { _ in child(depth: depth) }
        let spacing = below(4) - 1
        switch below(6) {
        case 0: return VStack(alignment: .center, spacing: spacing) { ForEach(children) { $0 } }
        case 1: return VStack(alignment: .trailing, spacing: spacing) { ForEach(children) { $0 } }
        case 2: return HStack(alignment: .center, spacing: spacing) { ForEach(children) { $0 } }
        case 3: return HStack(alignment: .bottom, spacing: spacing) { ForEach(children) { $0 } }
        case 4:
            let text = string()
            return HStack {
                ForEach(children) { $0 }
                Spacer()
                Text(text)
            }
        default: return ZStack { ForEach(children) { $0 } }
        }
    }

    private mutating func wrapper(depth: Int) -> any Block {
        let alignment = below(2) == 0 ? Alignment.center : .topLeading
        // Styles do not clip, so a styled block must stay within its frame.
        if below(4) == 0 { return styled(tree(depth: depth)) }
        let child = child(depth: depth)
        switch below(8) {
        case 0: return child.border(below(2) == 0 ? .rounded : .double, title: string())
        case 1: return child.padding(insets())
        case 2: return child.frame(width: side(), height: side(), alignment: alignment)
        case 3: return child.flexible(below(2) == 0 ? .horizontal : .vertical, alignment: alignment)
        case 4: return List(count: below(80), state: listState(count: 80)) { _ in child }
        case 5:
            let spacer = AnyBlock(block: spacer())
            return ScrollView(state: scrollState()) {
                VStack {
                    child
                    spacer
                }
            }
        case 6: return List(sections(largest: 20).map(\.section), state: listState(count: 40)) { _ in child }
        default: return ScrollView(state: scrollState()) { child }
        }
    }

    private mutating func styled(_ block: AnyBlock) -> any Block {
        switch below(6) {
        case 0: block.background(.accent).reverse(below(2) == 0)
        case 1: block.foreground(.warning).bold(below(2) == 0)
        case 2: block.italic().dim(below(2) == 0)
        case 3: block.tapTarget(.button(below(3)))
        case 4: block.accessibilityLabel(string())
        default: block.underline()
        }
    }

    private mutating func child(depth: Int) -> AnyBlock {
        switch below(16) {
        case 0: AnyBlock(block: Sprawling())
        case 1: AnyBlock(block: Endless())
        case 2: AnyBlock(block: spacer())
        default: tree(depth: depth)
        }
    }

    private mutating func spacer() -> any Block {
        switch below(4) {
        case 0: Spacer()
        case 1: Spacer().background(.accent)
        case 2: Spacer().frame(height: 1)
        default: Spacer().padding(insets()).border()
        }
    }

    private mutating func leaf() -> any Block {
        switch below(16) {
        case 0: Text(string()).lineLimit(1 + below(3))
        case 1: Text(string()).multilineTextAlignment(.center)
        case 2: Text(string()).multilineTextAlignment(.trailing)
        case 3: Divider()
        case 4: TextField(string(), state: fieldState(), isFocused: true)
        case 5: Tabs([Tabs.Item(string(), badge: below(999)), Tabs.Item(string())], selection: below(2))
        case 6: KeyBar([KeyBar.Hint(string(), string()), KeyBar.Hint("q", "quit", isPinned: below(2) == 0)])
        case 7: Alert(string(), message: string(), buttons: buttons())
        case 8: Picture(width: below(20), height: below(20), rgb: [1, 2, 3])
        case 9: Spinner(tick: below(99))
        case 10: Toggle(string(), isOn: below(2) == 0)
        case 11: Button(string(), role: .destructive, isFocused: below(2) == 0)
        case 12: Badge(below(1_000))
        case 13: Heading(string())
        case 14: Toast(string())
        default: SymbolGlyph("envelope")
        }
    }

    private mutating func string() -> String {
        let words = [
            "a", "word", "漢字", "👩‍🔬", "e\u{301}", " ", "  ", "\n", "\t", "\u{1B}[31m", "\u{202E}", "internationalisation",
            "🇩🇪", "<\"&\\", "\u{9B}2J", "\r\n", "\u{301}\u{302}", "ﷺ", "\u{200B}\u{200D}",
        ]
        return (0..<below(12)).map { _ in words[below(words.count)] }.joined(separator: below(2) == 0 ? " " : "")
    }

    private mutating func buttons() -> [Button] {
        let focus = below(3)
        return (0..<below(3)).map {
            Button(string(), role: [.destructive, .cancel, nil][below(3)], isFocused: $0 == focus)
        }
    }

    private mutating func insets() -> Insets {
        Insets(top: below(5) - 1, leading: below(5) - 1, bottom: below(5) - 1, trailing: below(5) - 1)
    }

    private mutating func side() -> Int? {
        below(2) == 0 ? nil : below(40) - 2
    }

    /// Returns random sections, each with its number of rows.
    mutating func sections(largest: Int) -> [(section: ListSection, rows: Int)] {
        (0..<below(5)).map { _ in
            let rows = below(largest)
            let heading = below(4) == 0 ? nil : string()
            return (ListSection(heading, count: rows, footer: below(2) == 0 ? nil : string()), rows)
        }
    }

    /// Returns a random state of a list of `count` rows.
    mutating func listState(count: Int) -> ListState {
        var state = ListState()
        let first = below(count + 1)
        state.didShow(first..<first + below(20))
        let keys: [Key] = [.down, .up, .pageDown, .end, .home]
        for _ in 0..<below(20) { _ = state.handle(keys[below(10) < 7 ? 0 : below(keys.count)], count: count) }
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
