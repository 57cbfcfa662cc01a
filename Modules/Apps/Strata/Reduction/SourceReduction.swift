/// One pass over a source that leaves out every item that names something gone.
nonisolated struct SourceReduction {
    /// What becomes of a part of the source.
    enum Fate {
        case gone
        /// It stays with these changes, in the order of their places.
        case kept([Edit])
    }

    struct Edit {
        /// The bytes to replace.
        let range: Range<Int>
        let text: String
    }

    let code: CodeText
    /// The names of everything that was left out so far.
    let gone: Set<String>
    /// Gone names that no kit has as a member.
    let members: Set<String>
    /// Gone names that label no other parameter: an argument with such a label always goes.
    let arguments: Set<String>
    /// The labels of the parameters that are left out, with their arguments.
    let labels: Set<CallLabel>
    /// Whether a call is kept whose argument names something gone: its parameter may turn out to be gone, too.
    let keepsCalls: Bool
    /// What the items that this pass leaves out have declared.
    private(set) var removed: Set<String> = []
    /// The names of the types around the item.
    private(set) var types: [String] = []
    /// The names that the pattern around the item gives to something else.
    private var bound: Set<String> = []

    /// - Parameter gone: The names of types, members and values, and options such as `--users`.
    init(
        _ code: CodeText, without gone: Set<String>, members: Set<String>, arguments: Set<String>,
        labels: Set<CallLabel>, keepsCalls: Bool
    ) {
        self.code = code
        self.gone = gone
        self.members = members
        self.arguments = arguments
        self.labels = labels
        self.keepsCalls = keepsCalls
    }

    /// Returns the source without the items; nil if nothing but its imports would be left.
    mutating func reduced() -> String? {
        let all = code.tokens.indices
        guard case .kept(let edits) = block(all, locals: [], isFile: true) else { return nil }
        let isEmpty = code.items(in: all).allSatisfy { item in
            let start = code.bytes(of: item).lowerBound
            return code.isImport(item) || edits.contains { $0.range.contains(start) && $0.text.isEmpty }
        }
        guard !isEmpty || edits.isEmpty else { return nil }
        // What stood before an empty line at the beginning of a block may be gone.
        return text(0..<code.bytes.count, with: edits).replacing("{\n\n", with: "{\n")
    }

    /// Returns the bytes of a range with the edits within it.
    private func text(_ range: Range<Int>, with edits: [Edit]) -> String {
        var text = ""
        var place = range.lowerBound
        for edit in edits where range.contains(edit.range.lowerBound) || edit.range == range {
            text += code.string(place..<max(place, edit.range.lowerBound)) + edit.text
            place = max(place, edit.range.upperBound)
        }
        return text + code.string(place..<max(place, range.upperBound))
    }
}

// MARK: - Blocks

nonisolated extension SourceReduction {
    /// Reduces the items of a block; it is gone if none is left.
    ///
    /// - Parameters:
    ///   - locals: The gone names of the functions around it.
    ///   - isBody: Whether the block is a function's, whose declarations nobody else sees.
    ///   - isValued: Whether the block has a value, which its last item gives.
    private mutating func block(
        _ range: Range<Int>, locals: Set<String>, isFile: Bool = false, isBody: Bool = false, isValued: Bool = false
    ) -> Fate {
        var locals = locals
        var edits: [Edit] = []
        let header = code.header(of: range)
        if header.contains(where: { isGone($0, locals) }) { return .gone }
        let items = code.items(in: header.upperBound..<range.upperBound)
        var isAnyKept = false
        for (index, item) in items.enumerated() {
            switch fate(ofItem: item, locals: locals) {
            case .kept(let changes):
                edits += changes
                isAnyKept = isAnyKept || code.content(of: item) < item.upperBound
            case .gone:
                if isValued, index == items.count - 1 || code.begins(item, with: "return") { return .gone }
                let names = code.declaredNames(by: item)
                if isBody { locals.formUnion(names) }
                if !isBody || code.begins(item, with: "case") { removed.formUnion(names) }
                let start = item.lowerBound == 0 ? 0 : code.tokens[item.lowerBound - 1].range.upperBound
                edits.append(Edit(range: start..<code.bytes(of: item).upperBound, text: ""))
            }
        }
        return isAnyKept || isFile || items.isEmpty ? .kept(edits) : .gone
    }

    private mutating func fate(ofItem item: Range<Int>, locals: Set<String>) -> Fate {
        let content = code.content(of: item)..<item.upperBound
        if code.isType(item), let name = code.typeName(of: item) { types.append(name) }
        defer { if code.isType(item), code.typeName(of: item) != nil { types.removeLast() } }
        let boundAround = bound
        defer { bound = boundAround }
        bound.formUnion(code.boundNames(by: content))
        guard case .kept(var edits) = fate(of: content, locals: locals, isItem: true) else { return .gone }
        let parameters = removedParameters(of: content, locals: locals)
        if !parameters.isEmpty {
            edits = comments(of: item.lowerBound..<content.lowerBound, without: parameters) + edits
        }
        return .kept(edits)
    }

    func isGone(_ index: Int, _ locals: Set<String>) -> Bool {
        let names = code.tokens[index].names.subtracting(bound)
        let gone = code.isMemberOfOther(index) ? members : gone
        return !names.isDisjoint(with: gone) || !names.isDisjoint(with: locals)
    }

    /// Reduces an item, or an element of a list.
    private mutating func fate(of range: Range<Int>, locals: Set<String>, isItem: Bool = false) -> Fate {
        let outer = code.outerIndices(of: range)
        // The option that a case handles is its name.
        let heads = isItem && code.begins(range, with: "case") ? outer.filter { !code.isLiteral($0) } : outer
        if heads.contains(where: { isGone($0, locals) }) { return .gone }
        var locals = locals
        if isItem { locals.formUnion(removedParameters(of: range, locals: locals)) }
        let isValued = isItem && code.isValued(range)
        let isBody = !isItem || !code.isType(range)
        let parameters = isItem ? code.parameterList(of: range) : nil
        let callee = isItem ? code.callee(of: range, in: types.last) : nil
        var edits: [Edit] = []
        for index in outer {
            guard let end = code.end(of: index) else { continue }
            let inner = index + 1..<end
            let fate: Fate
            if code.tokens[index].isMark("{") {
                fate = block(inner, locals: locals, isBody: isBody, isValued: isValued)
            } else {
                fate = list(inner, after: index, locals: locals, callee: index == parameters ? callee ?? "" : nil)
            }
            guard case .kept(let changes) = fate else { return .gone }
            edits += changes
        }
        return .kept(edits)
    }
}

// MARK: - Lists

nonisolated extension SourceReduction {
    /// Reduces a list in brackets; it is gone if an element is that cannot be left out.
    ///
    /// - Parameter callee: The name of the function whose parameters these are; nil if they are something else.
    private mutating func list(
        _ range: Range<Int>, after open: Int, locals: Set<String>, callee: String?
    ) -> Fate {
        let isParameters = callee != nil
        let elements = code.elements(in: range)
        var texts: [(element: Range<Int>, text: String)] = []
        var nested: [Edit] = []
        for element in elements {
            if isArgumentGone(element, after: open, locals: locals, isParameters: isParameters) { continue }
            let isLeft = callee.map { isParameterGone(element, of: $0, locals) } ?? false
            let isLabelled = !isParameters && code.tokens[open].isMark("(") && code.label(of: element) != nil
            // What is called has the label, whatever else had its name.
            let value = isLabelled ? element.lowerBound + 2..<element.upperBound : element
            guard !isLeft, case .kept(let edits) = fate(of: value, locals: locals) else {
                if keepsCalls, isLabelled {
                    texts.append((element, code.string(code.bytes(of: element))))
                    continue
                }
                guard isParameters || code.isArrayElement(element, after: open) else { return .gone }
                if isParameters { removed.formUnion(code.parameterNames(of: element)) }
                continue
            }
            nested += edits
            texts.append((element, text(code.bytes(of: element), with: edits)))
        }
        guard texts.count < elements.count else { return .kept(nested) }
        return .kept([Edit(range: inside(range), text: joined(texts, in: range))])
    }

    /// Whether an element has a label that is gone.
    private func isArgumentGone(
        _ element: Range<Int>, after open: Int, locals: Set<String>, isParameters: Bool
    ) -> Bool {
        guard !isParameters, code.tokens[open].isMark("("), let label = code.label(of: element) else { return false }
        if arguments.contains(label) { return true }
        guard open > 0, let callee = code.tokens[open - 1].word else { return false }
        return labels.contains(CallLabel(callee: callee, label: label))
    }

    /// The bytes between the brackets of a list.
    private func inside(_ range: Range<Int>) -> Range<Int> {
        code.tokens[range.lowerBound - 1].range.upperBound..<code.tokens[range.upperBound].range.lowerBound
    }

    /// Returns what is left of a list: one element a line if it was so before; otherwise the formatter breaks the line.
    private func joined(_ texts: [(element: Range<Int>, text: String)], in range: Range<Int>) -> String {
        let elements = code.elements(in: range)
        let isOnePerLine =
            code.tokens[open(before: range)].isMark("[")
            && elements.allSatisfy { code.tokens[$0.lowerBound].indentation != nil }
        guard isOnePerLine else { return texts.map(\.text).joined(separator: ", ") }
        var lines: [String] = []
        var comments: [String]?
        for element in elements {
            let text = texts.first { $0.element == element }?.text
            let blanks = String(repeating: " ", count: code.tokens[element.lowerBound].indentation ?? 0)
            if isParagraph(element) { comments = text == nil ? leadingComments(of: element) : nil }
            guard let text else { continue }
            if isParagraph(element) || comments != nil, !lines.isEmpty { lines.append("") }
            lines += (comments ?? []).map { blanks + $0 } + [blanks + text + ","]
            comments = nil
        }
        let close = code.tokens[range.upperBound].indentation ?? 0
        return "\n" + lines.map { $0 + "\n" }.joined() + String(repeating: " ", count: close)
    }

    /// Whether an empty line is before an element, or nothing.
    private func isParagraph(_ element: Range<Int>) -> Bool {
        let before = code.tokens[element.lowerBound - 1].range.upperBound
        let blanks = code.string(before..<code.tokens[element.lowerBound].range.lowerBound)
        return blanks.count { $0 == "\n" } > 1 || !code.tokens[element.lowerBound - 1].isMark(",")
    }

    private func leadingComments(of element: Range<Int>) -> [String] {
        code.tokens[element].prefix { $0.kind == .comment }.map { code.string($0.range) }
    }

    private func open(before range: Range<Int>) -> Int { range.lowerBound - 1 }
}
