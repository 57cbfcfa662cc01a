// These modifiers change only the look, or VoiceOver's words. A test reads them as attributes of a node.

extension View {
    public func font(_ font: Font?) -> some View { noting("font", font?.name ?? "none") }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { noting("foregroundStyle", style) }
    public func tint(_ tint: Color?) -> some View { noting("tint", tint?.description ?? "none") }
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { noting("buttonStyle", style) }
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { noting("contentShape", shape) }
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { noting("accessibilityLabel", label) }
    public func accessibilityHidden(_ hidden: Bool) -> some View { noting("accessibilityHidden", hidden) }
}

public struct Font: Sendable {
    let name: String
    public static let headline = Font(name: "headline")
}

public protocol ShapeStyle: Sendable {}
public struct HierarchicalShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

public struct Color: ShapeStyle, CustomStringConvertible {
    public let description: String
    public static var accentColor: Color { Color(description: "accentColor") }
    public static let red = Color(description: "red")
}

@MainActor @preconcurrency public protocol PrimitiveButtonStyle {}
public struct PlainButtonStyle: PrimitiveButtonStyle {}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

public protocol Shape: Sendable {}
public struct Rectangle: Shape {}
extension Shape where Self == Rectangle {
    public static var rect: Rectangle { Rectangle() }
}

public struct VerticalAlignment: Sendable { public static let center = Self() }
public struct HorizontalAlignment: Sendable { public static let (center, leading) = (Self(), Self()) }
public struct Alignment: Sendable { public static let center = Self() }
public enum HorizontalEdge: Sendable { case trailing }
public struct SearchFieldPlacement: Sendable { public static let automatic = Self() }
