public struct Text: Primitive {
    let content: String
    public init<S: StringProtocol>(_ content: S) { self.content = String(content) }
    package func nodes(_ place: Place) -> [Node] { [place.node("Text", content)] }
}

public struct Image: Primitive {
    let name: String
    public init(systemName: String) { name = systemName }
    package func nodes(_ place: Place) -> [Node] { [place.node("Image", name)] }
}

public struct Label<Title: View, Icon: View>: Primitive {
    let title: Title
    let icon: Icon
    package func nodes(_ place: Place) -> [Node] { [place.node("Label", "", title, icon)] }
}
extension Label where Title == Text, Icon == Image {
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: Text(title), icon: Image(systemName: name))
    }
}

public struct ButtonRole: Equatable, Sendable {
    let name: String
    public static let cancel = ButtonRole(name: "cancel")
}

public struct Button<Label: View>: Primitive {
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let label: Label
    package func nodes(_ place: Place) -> [Node] {
        var node = place.node("Button", "", label)
        node.action = action
        node.attributes["role"] = role?.name
        return [node]
    }
}
extension Button {
    @preconcurrency public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label())
    }
}
extension Button where Label == Text {
    @preconcurrency public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action, label: Text(title))
    }
    @preconcurrency public init<S: StringProtocol>(
        _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) { self.init(role: role, action: action, label: Text(title)) }
}

public struct Toggle<Label: View>: Primitive {
    let isOn: Binding<Bool>
    let label: Label
    package func nodes(_ place: Place) -> [Node] {
        var node = place.node("Toggle", "", label)
        node.isOn = isOn
        return [node]
    }
}
extension Toggle where Label == Text {
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn, label: Text(title)) }
}

public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: Primitive {
    let selection: Binding<SelectionValue>
    let content: Content
    let label: Label
    /// A menu, which shows the chosen option.
    package func nodes(_ place: Place) -> [Node] {
        var node = place.node("Picker", "", label)
        node.options = place.child("options").nodes(of: content)
        node.children += node.options.filter { $0.tag == AnyHashable(selection.wrappedValue) }
        node.select = { if let value = $0.base as? SelectionValue { selection.wrappedValue = value } }
        return [node]
    }
}
extension Picker where Label == Text {
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, content: content(), label: Text(title)) }
}

public struct ProgressView<Label: View, CurrentValueLabel: View>: Primitive {
    let label: Label
    package func nodes(_ place: Place) -> [Node] { [place.node("ProgressView", "", label)] }
}
extension ProgressView where CurrentValueLabel == EmptyView {
    public init<S: StringProtocol>(_ title: S) where Label == Text { label = Text(title) }
}

public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: Primitive {
    let (label, description, actions): (Label, Description, Actions)
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) { (self.label, self.description, self.actions) = (label(), description(), actions()) }
    package func nodes(_ place: Place) -> [Node] {
        [place.node("ContentUnavailableView", "", label, description, actions)]
    }
}

public struct DefaultShareLinkLabel: Primitive { package func nodes(_ place: Place) -> [Node] { [] } }
public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View>: Primitive {
    let text: String
    package func nodes(_ place: Place) -> [Node] { [place.node("ShareLink", text)] }
}
extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    public init(item: String, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<String> {
        text = item
    }
}
