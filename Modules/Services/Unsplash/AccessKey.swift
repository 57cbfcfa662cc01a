import Interactor

/// What the service knows its clients by; nothing that prints or inspects it shows it.
struct AccessKey: Sendable {
    private let text: String

    /// - Throws: `.missingAccessKey` where `text` is blank, `.malformedAccessKey` where it holds what no header may.
    init(_ text: String?) throws(APIError) {
        guard let text, text.contains(where: { !$0.isWhitespace }) else { throw .missingAccessKey }
        guard text.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) else { throw .malformedAccessKey }
        self.text = text
    }

    /// The header that a request shows the key in.
    var authorization: String { "Client-ID \(text)" }
}

extension AccessKey: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    var description: String { "an access key" }
    var debugDescription: String { description }
    var customMirror: Mirror { Mirror(self, children: []) }
}
