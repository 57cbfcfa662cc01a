public import Foundation

/// What a server on this machine answers: some bytes, and what becomes of the connection behind them.
public struct LoopbackResponse: Sendable {
    enum Ending {
        case closes, resets, stalls
    }

    let bytes: Data
    /// How many bytes of filling follow `bytes`; they are made as they are sent.
    let filling: Int
    let ending: Ending

    private init(_ head: String, body: Data = Data(), filling: Int = 0, ending: Ending = .closes) {
        bytes = Data(head.utf8) + body
        self.filling = filling
        self.ending = ending
    }

    private static func head(_ status: Int, _ headers: [String]) -> String {
        (["HTTP/1.1 \(status) Scripted", "Connection: close"] + headers).joined(separator: "\r\n") + "\r\n\r\n"
    }

    /// A whole answer; `headers` are lines such as `Content-Type: text/plain`.
    public static func answer(_ body: Data, status: Int = 200, headers: [String] = []) -> LoopbackResponse {
        LoopbackResponse(head(status, headers + ["Content-Length: \(body.count)"]), body: body)
    }

    /// A whole answer of text.
    public static func answer(_ body: String, status: Int = 200, headers: [String] = []) -> LoopbackResponse {
        answer(Data(body.utf8), status: status, headers: headers)
    }

    /// An answer that sends the client on.
    public static func redirect(to location: String, status: Int = 301) -> LoopbackResponse {
        answer("", status: status, headers: ["Location: \(location)"])
    }

    /// A whole answer in chunks; one that is not `terminated` ends without the closing chunk.
    public static func chunks(_ chunks: [String], terminated: Bool = true) -> LoopbackResponse {
        let body = chunks.map { "\(String($0.utf8.count, radix: 16))\r\n\($0)\r\n" } + (terminated ? ["0\r\n\r\n"] : [])
        return LoopbackResponse(head(200, ["Transfer-Encoding: chunked"]), body: Data(body.joined().utf8))
    }

    /// Announces `length` bytes, sends `body`, and closes.
    public static func truncated(_ body: String, announcing length: Int, status: Int = 200) -> LoopbackResponse {
        LoopbackResponse(head(status, ["Content-Length: \(length)"]), body: Data(body.utf8))
    }

    /// Announces `length` bytes, sends `body`, and breaks the connection.
    public static func reset(after body: String, announcing length: Int) -> LoopbackResponse {
        LoopbackResponse(head(200, ["Content-Length: \(length)"]), body: Data(body.utf8), ending: .resets)
    }

    /// Closes without a word.
    public static var hangUp: LoopbackResponse { LoopbackResponse("") }

    /// Never answers; waits until the client goes away.
    public static var stall: LoopbackResponse { LoopbackResponse("", ending: .stalls) }

    /// Announces `length` bytes, sends `body`, and then waits until the client goes away.
    public static func stall(after body: String, announcing length: Int) -> LoopbackResponse {
        LoopbackResponse(head(200, ["Content-Length: \(length)"]), body: Data(body.utf8), ending: .stalls)
    }

    /// A body of `length` spaces, whose end is the connection's.
    public static func spaces(_ length: Int) -> LoopbackResponse {
        LoopbackResponse(head(200, []), filling: length)
    }

    /// Sends `length` spaces of a body that announces `announced` bytes, or none, and then waits until the client goes
    /// away.
    public static func stall(afterSpaces length: Int, announcing announced: Int?) -> LoopbackResponse {
        let headers = announced.map { ["Content-Length: \($0)"] } ?? []
        return LoopbackResponse(head(200, headers), filling: length, ending: .stalls)
    }
}
