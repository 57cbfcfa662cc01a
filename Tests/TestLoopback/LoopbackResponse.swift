public import Foundation

/// A response of the server: its bytes, and how the connection ends after them.
public struct LoopbackResponse: Sendable {
    enum Ending {
        case closes, resets, stalls
    }

    let bytes: Data
    /// The number of spaces that are sent after `bytes`, without being kept in memory all at once.
    let filling: Int
    let ending: Ending

    private init(_ head: String, body: Data = Data(), filling: Int = 0, ending: Ending = .closes) {
        bytes = Data(head.utf8) + body
        self.filling = filling
        self.ending = ending
    }

    /// Returns a head; its content type is JSON unless `headers` contain a different one.
    ///
    /// For any other type, macOS holds back the head and the body until 512 bytes have come or the response ends. So a
    /// test that awaits the beginning of a response would never see it.
    private static func head(_ status: Int, _ headers: [String]) -> String {
        let types = headers.contains { $0.hasPrefix("Content-Type:") } ? [] : ["Content-Type: application/json"]
        let lines = ["HTTP/1.1 \(status) Scripted", "Connection: close"] + types + headers
        return lines.joined(separator: "\r\n") + "\r\n\r\n"
    }

    /// Returns a complete response; `headers` are lines such as `Content-Type: text/plain`.
    public static func answer(_ body: Data, status: Int = 200, headers: [String] = []) -> LoopbackResponse {
        LoopbackResponse(head(status, headers + ["Content-Length: \(body.count)"]), body: body)
    }

    /// Returns a complete response with text.
    public static func answer(_ body: String, status: Int = 200, headers: [String] = []) -> LoopbackResponse {
        answer(Data(body.utf8), status: status, headers: headers)
    }

    /// Returns a redirect.
    public static func redirect(to location: String, status: Int = 301) -> LoopbackResponse {
        answer("", status: status, headers: ["Location: \(location)"])
    }

    /// Returns a chunked response, with the closing chunk only if `terminated` is true.
    public static func chunks(_ chunks: [String], terminated: Bool = true) -> LoopbackResponse {
        let body = chunks.map { "\(String($0.utf8.count, radix: 16))\r\n\($0)\r\n" } + (terminated ? ["0\r\n\r\n"] : [])
        return LoopbackResponse(head(200, ["Transfer-Encoding: chunked"]), body: Data(body.joined().utf8))
    }

    /// Announces `length` bytes, sends `body`, and closes the connection.
    public static func truncated(_ body: String, announcing length: Int, status: Int = 200) -> LoopbackResponse {
        LoopbackResponse(head(status, ["Content-Length: \(length)"]), body: Data(body.utf8))
    }

    /// Announces `length` bytes, sends `body`, and breaks the connection.
    public static func reset(after body: String, announcing length: Int) -> LoopbackResponse {
        LoopbackResponse(head(200, ["Content-Length: \(length)"]), body: Data(body.utf8), ending: .resets)
    }

    /// Sends text that need not be HTTP, and closes the connection.
    public static func raw(_ text: String) -> LoopbackResponse { LoopbackResponse(text) }

    /// Closes the connection without a response.
    public static var hangUp: LoopbackResponse { LoopbackResponse("") }

    /// Never responds, and waits until the client disconnects.
    public static var stall: LoopbackResponse { LoopbackResponse("", ending: .stalls) }

    /// Announces `length` bytes, sends `body`, then waits until the client disconnects.
    public static func stall(after body: String, announcing length: Int) -> LoopbackResponse {
        LoopbackResponse(head(200, ["Content-Length: \(length)"]), body: Data(body.utf8), ending: .stalls)
    }

    /// Returns `length` spaces as a response, which ends when the server closes the connection.
    public static func spaces(_ length: Int) -> LoopbackResponse {
        LoopbackResponse(head(200, []), filling: length)
    }

    /// Announces `announced` bytes, if given; sends `length` spaces, then waits until the client disconnects.
    public static func stall(afterSpaces length: Int, announcing announced: Int?) -> LoopbackResponse {
        let headers = announced.map { ["Content-Length: \($0)"] } ?? []
        return LoopbackResponse(head(200, headers), filling: length, ending: .stalls)
    }
}
