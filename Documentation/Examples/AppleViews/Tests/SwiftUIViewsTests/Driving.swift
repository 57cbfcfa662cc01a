import SwiftUI

// What a test asks and does in place of a user, for which SwiftUI has no public call.

extension Node {
    /// The texts that show, apart from what only a swipe shows.
    var texts: [String] {
        guard kind != "swipeActions" else { return [] }
        return (kind == "Text" ? [text] : []) + children.flatMap(\.texts)
    }

    /// Whether a test means this node by `label`: it is a text within, or what VoiceOver says.
    func isLabelled(_ label: String) -> Bool {
        texts.contains(label) || all.contains { $0.attributes["accessibilityLabel"] == label }
    }

    func firstButton(_ label: String) -> Node? {
        all.first { $0.kind == "Button" && $0.isLabelled(label) && !$0.isDisabled }
    }
}

extension ViewHost {
    var all: [Node] { nodes.flatMap(\.all) }

    /// The first node of a kind that has that label.
    func node(_ kind: String, _ label: String? = nil) -> Node? {
        all.first { $0.kind == kind && (label.map($0.isLabelled) ?? true) }
    }

    /// The texts that show: all, or those within nodes of a kind.
    func texts(in kind: String? = nil) -> [String] {
        guard let kind else { return nodes.flatMap(\.texts) }
        return all.filter { $0.kind == kind }.flatMap { $0.children.flatMap(\.texts) }
    }

    /// What that modifier says about a text, or about an image by its name.
    func attribute(_ name: String, of text: String) -> String? {
        all.first { $0.text == text }?.attributes[name]
    }

    /// Taps a button; returns false if there is none that can be tapped.
    func tap(_ label: String) -> Bool { tap(nodes.lazy.compactMap { $0.firstButton(label) }.first) }

    /// Answers an alert, which ends.
    ///
    /// - Parameter endsFirst: Whether it ends before the button acts; Apple does not say which comes first.
    func answer(_ label: String, endsFirst: Bool = true) -> Bool {
        guard let alert = node("alert"), let button = alert.firstButton(label) else { return false }
        if endsFirst { alert.isPresented?.wrappedValue = false }
        button.action?()
        if !endsFirst { alert.isPresented?.wrappedValue = false }
        return true
    }

    /// Swipes the row with `label` in it, and taps a button that this shows.
    func swipe(_ label: String, _ button: String) -> Bool {
        let row = all.first { $0.kind == "swipeable" && $0.isLabelled(label) }
        let actions = row?.all.first { $0.kind == "swipeActions" }
        return tap(actions?.children.lazy.compactMap { $0.firstButton(button) }.first)
    }

    private func tap(_ button: Node?) -> Bool {
        button?.action?()
        return button != nil
    }

    /// Switches a toggle; returns false if there is none that can be switched.
    func toggle(_ label: String) -> Bool {
        guard let toggle = node("Toggle", label), !toggle.isDisabled else { return false }
        toggle.isOn?.wrappedValue.toggle()
        return true
    }

    /// Whether a toggle is on; nil if there is none.
    func isOn(_ label: String) -> Bool? { node("Toggle", label)?.isOn?.wrappedValue }

    /// Chooses an option of a picker; returns false if there is none that can be chosen.
    func choose(_ option: String, in label: String) -> Bool {
        guard let picker = node("Picker", label), !picker.isDisabled,
            let tag = picker.options.first(where: { $0.isLabelled(option) })?.tag
        else { return false }
        picker.select?(tag)
        return true
    }

    /// Scrolls a list to the row with `label` in it, which appears then.
    func scroll(to label: String) {
        for node in all where node.kind == "onAppear" && node.isInList && node.isLabelled(label) { node.action?() }
    }

    /// Types into the search field, and shows what comes of it.
    func search(_ text: String) {
        node("searchable")?.searchText?.wrappedValue = text
        _ = nodes
    }

    /// Pulls to refresh; returns when the action is over.
    func refresh() async { await node("refreshable")?.refresh?() }
}
