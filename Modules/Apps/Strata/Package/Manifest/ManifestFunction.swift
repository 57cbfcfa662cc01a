/// A function that a manifest declares in an extension and calls in its entries.
nonisolated struct ManifestFunction: Equatable {
    /// The extended type, such as `Target`.
    let type: String
    let name: String
    /// The function's lines, with its comments and the extension's indentation.
    let text: String

    /// Returns the functions of a formatted manifest, where each function ends with a brace on a line of its own.
    static func all(in text: String) -> [ManifestFunction] {
        var functions: [ManifestFunction] = []
        var type: Substring?
        var lines: [Substring] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("extension ") {
                type = line.dropFirst("extension ".count).prefix { $0 != " " && $0 != ":" && $0 != "{" }
                lines = []
            } else if line == "}" {
                type = nil
            } else if let type, !line.isEmpty || !lines.isEmpty {
                lines.append(line)
                guard line == "    }" else { continue }
                let text = lines.joined(separator: "\n")
                if let name = text.firstMatch(of: /\bfunc (\w+)/)?.1 {
                    functions.append(ManifestFunction(type: String(type), name: String(name), text: text))
                }
                lines = []
            }
        }
        return functions
    }

    /// Returns whether a text calls the function as a member, with a dot before its name.
    func isCalled(in text: String) -> Bool {
        text.ranges(of: ".\(name)(").contains { range in
            // In `word.name(`, the member belongs to the type or value `word`, so this function is not called.
            guard range.lowerBound > text.startIndex else { return true }
            let before = text[text.index(before: range.lowerBound)]
            return !before.isLetter && !before.isNumber && before != "_"
        }
    }

    /// Returns the functions that entries call, directly or through other functions, in the manifest's order.
    static func needed(by entries: [ManifestEntry], among all: [ManifestFunction]) -> [ManifestFunction] {
        var texts = entries.map(\.text)
        var needed: Set<String> = []
        while let text = texts.popLast() {
            for function in all where function.isCalled(in: text) && needed.insert(function.name).inserted {
                texts.append(function.text)
            }
        }
        return all.filter { needed.contains($0.name) }
    }
}
