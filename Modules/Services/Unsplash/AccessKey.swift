import Interactor

/// The key that identifies the app to the service; printing or inspecting it does not reveal it.
struct AccessKey: Sendable {
    private let text: String

    /// - Throws: `.missingAccessKey` if `text` is blank, `.malformedAccessKey` if it contains characters that are not
    ///   allowed in a header.
    init(_ text: String?) throws(APIError) {
        guard let text, text.contains(where: { !$0.isWhitespace }) else { throw .missingAccessKey }
        guard text.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) else { throw .malformedAccessKey }
        self.text = text
    }

    /// The value of the request's `Authorization` header.
    var authorization: String { "Client-ID \(text)" }

    /// Returns `message` with the key replaced by an ellipsis, because a server may repeat the key in its answer.
    func hidden(in message: String) -> String { message.replacing(text, with: "…") }
}

extension AccessKey: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    var description: String { "an access key" }
    var debugDescription: String { description }
    var customMirror: Mirror { Mirror(self, children: []) }
}
