@_exported public import Foundation
@_exported public import Observation

// Stand-ins for the declarations of SwiftUI that the views use. They evaluate bodies, and draw nothing.

@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

/// Not in SwiftUI: a view that makes its nodes itself.
@MainActor package protocol Primitive: View where Body == Never {
    func nodes(_ place: Place) -> [Node]
}
extension View where Body == Never {
    public var body: Never { fatalError("This view has no body.") }
}
extension Never: View {}

@resultBuilder @MainActor public struct ViewBuilder {
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        var parts: [any View] = []
        for part in repeat each content { parts.append(part) }
        return TupleView(parts: parts)
    }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent(part: "if", content: first) }
    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent(part: "else", content: second) }
}

public struct EmptyView: Primitive {
    nonisolated public init() {}
    package func nodes(_ place: Place) -> [Node] { [] }
}

public struct TupleView<T>: Primitive {
    let parts: [any View]
    package func nodes(_ place: Place) -> [Node] {
        parts.enumerated().flatMap { place.child($0.offset).nodes(of: $0.element) }
    }
}

public struct _ConditionalContent<TrueContent: View, FalseContent: View>: Primitive {
    let part: String
    let content: any View
    package func nodes(_ place: Place) -> [Node] { place.child(part).nodes(of: content) }
}
extension Optional: View where Wrapped: View {}
extension Optional: Primitive where Wrapped: View {
    package func nodes(_ place: Place) -> [Node] { map { place.child("if").nodes(of: $0) } ?? [] }
}
