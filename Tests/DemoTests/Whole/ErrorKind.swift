import Foundation
import Model
import Testing

@testable import ViewModel

/// Errors of one kind, for the table of all errors.
struct ErrorKind {
    let title: String
    /// The files in Modules that contain the texts.
    let sources: [String]
    /// The file in Modules that declares the cases; nil if there are none.
    let declaration: String?
    /// The declared cases that need no row in the table.
    let others: [Substring]
    let rows: [ErrorRow]

    init(
        _ title: String, _ sources: [String], declaredIn declaration: String? = nil, except others: [Substring] = [],
        _ rows: [ErrorRow]
    ) {
        self.title = title
        self.sources = sources
        self.declaration = declaration
        self.others = others
        self.rows = rows
    }

    /// Expects a row for each declared case, except for `others`.
    func expectEachCase() throws {
        guard let declaration else { return }
        let file = URL(filePath: #filePath).appending(path: "../../../../Modules/\(declaration)").standardized
        let cases = try String(contentsOf: file, encoding: .utf8).matches(of: /(?m)^    case ([a-z]\w*)/).map(\.1)
        let names = rows.map { $0.name.prefix { $0 != "," } } + others
        #expect(!cases.isEmpty && Set(cases).subtracting(names).isEmpty, "\(declaration)")
    }

    /// Returns a page of Markdown with a table for each kind.
    static func page(_ kinds: [ErrorKind]) -> String {
        let introduction = """
            # What a user reads about each error

            `swift test --filter ErrorTableTests` makes this page from the app's own texts: what is wrong, what to do, and
            what the button, the key bar or the screen offers.
            """
        return ([introduction] + kinds.map(\.section)).joined(separator: "\n\n")
    }

    private var section: String {
        let links = sources.map { "[\($0.split(separator: "/").last ?? "")](../../../../Modules/\($0))" }
        let heading = "## \(title)\n\n\(links.joined(separator: ", "))\n\n| Error | Text | What next |\n|---|---|---|"
        return ([heading] + rows.map { "| `\($0.name)` | \($0.text) | \($0.recovery) |" }).joined(separator: "\n")
    }
}

/// The text of an error, and the recovery that the screen offers beside the text.
struct ErrorRow {
    let name: String
    let text: String
    let recovery: String

    init(_ name: String, _ text: String, recovery: String = "–") {
        self.name = name
        self.text = text.replacing("\n", with: " ").replacing("|", with: "\\|")
        self.recovery = recovery
    }

    init(_ error: some Error, _ text: String, recovery: String) {
        self.init(error.caseName, text, recovery: recovery)
    }

    init(_ error: some ExplainedError) {
        self.init(error, error.text, recovery: error.allowsRetry ? "Retry" : "–")
    }

    /// - Parameter effect: The effect of the alert's only button.
    init(_ error: some Error, _ alert: ListsAlert, _ effect: String? = nil) {
        let labels = alert.buttons.map(\.label).joined(separator: ", ")
        self.init(
            error, "\(alert.title): \(alert.message)",
            recovery: [labels, effect].compactMap(\.self).joined(separator: " "))
    }

    init(_ problem: SignUpProblem, in field: SignUpForm.Field) {
        self.init(
            "\(problem.caseName), \(field)", problem.text(in: field), recovery: "shown below the field")
    }

    /// Expects that the text or the screen says what to do, and that the text repeats no sentence and names no type.
    func expectNextStep() {
        #expect(recovery != "–" || text.contains(". "), "\(text)")
        let sentences = text.split(separator: #/[.:] /#).map { $0.trimmingPrefix(/\W+/) }
        #expect(Set(sentences).count == sentences.count, "\(text)")
        #expect(!text.contains("Error(") && !text.contains("Swift."), "\(text)")
    }
}

extension Error {
    /// The name of the case, without its associated values.
    fileprivate var caseName: String {
        let name = Mirror(reflecting: self).children.first?.label ?? String(reflecting: self)
        return String(name.split(separator: ".").last ?? "")
    }
}
