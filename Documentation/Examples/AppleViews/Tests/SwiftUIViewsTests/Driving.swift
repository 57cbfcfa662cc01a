import SwiftUI

// Queries and actions by which a test stands in for a user; SwiftUI has no public calls for them.

extension Node {
    /// The visible texts, without those that only a swipe shows.
    var texts: [String] {
        guard kind != "swipeActions" else { return [] }
        return (kind == "Text" ? [text] : []) + children.flatMap(\.texts)
    }

    /// Whether `label` is one of the node's texts, or a VoiceOver label in it.
    func isLabelled(_ label: String) -> Bool {
        texts.contains(label) || all.contains { $0.attributes["accessibilityLabel"] == label }
    }

    func firstButton(_ label: String) -> Node? {
        all.first { $0.kind == "Button" && $0.isLabelled(label) && !$0.isDisabled }
    }
}

extension ViewHost {
    var all: [Node] { nodes.flatMap(\.all) }

    /// Returns the first node of a kind with that label.
    func node(_ kind: String, _ label: String? = nil) -> Node? {
        all.first { $0.kind == kind && (label.map($0.isLabelled) ?? true) }
    }

    /// Returns the visible texts: all, or those in nodes of a kind.
    func texts(in kind: String? = nil) -> [String] {
        guard let kind else { return nodes.flatMap(\.texts) }
        return all.filter { $0.kind == kind }.flatMap { $0.children.flatMap(\.texts) }
    }

    /// Returns the value of a modifier on a text, or on the image with that name.
    func attribute(_ name: String, of text: String) -> String? {
        all.first { $0.text == text }?.attributes[name]
    }

    /// Taps a button; returns false if there is no enabled button with that label.
    func tap(_ label: String) -> Bool { tap(nodes.lazy.compactMap { $0.firstButton(label) }.first) }

    /// Taps a button of the alert, which closes.
    ///
    /// - Parameter endsFirst: Whether the alert closes before the button acts; Apple does not specify the order.
    func answer(_ label: String, endsFirst: Bool = true) -> Bool {
        guard let alert = node("alert"), let button = alert.firstButton(label) else { return false }
        if endsFirst { alert.isPresented?.wrappedValue = false }
        button.action?()
        if !endsFirst { alert.isPresented?.wrappedValue = false }
        return true
    }

    /// Swipes the row with `label` in it, and taps one of its swipe actions.
    func swipe(_ label: String, _ button: String) -> Bool {
        let row = all.first { $0.kind == "swipeable" && $0.isLabelled(label) }
        let actions = row?.all.first { $0.kind == "swipeActions" }
        return tap(actions?.children.lazy.compactMap { $0.firstButton(button) }.first)
    }

    private func tap(_ button: Node?) -> Bool {
        button?.action?()
        return button != nil
    }

    /// Switches a toggle; returns false if there is no enabled toggle with that label.
    func toggle(_ label: String) -> Bool {
        guard let toggle = node("Toggle", label), !toggle.isDisabled else { return false }
        toggle.isOn?.wrappedValue.toggle()
        return true
    }

    /// Whether a toggle is on; nil if there is none.
    func isOn(_ label: String) -> Bool? { node("Toggle", label)?.isOn?.wrappedValue }

    /// Chooses an option of a picker; returns false if the picker is disabled or missing, or lacks the option.
    func choose(_ option: String, in label: String) -> Bool {
        guard let picker = node("Picker", label), !picker.isDisabled,
            let tag = picker.options.first(where: { $0.isLabelled(option) })?.tag
        else { return false }
        picker.select?(tag)
        return true
    }

    /// Scrolls a list to the row with `label` in it, so that the row appears.
    func scroll(to label: String) {
        for node in all where node.kind == "onAppear" && node.isInList && node.isLabelled(label) { node.action?() }
    }

    /// Types into the search field, and evaluates the view again.
    func search(_ text: String) {
        node("searchable")?.searchText?.wrappedValue = text
        _ = nodes
    }

    /// Pulls to refresh; returns when the action has ended.
    func refresh() async { await node("refreshable")?.refresh?() }
}
