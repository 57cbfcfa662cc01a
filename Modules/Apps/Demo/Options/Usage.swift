import Foundation

/// The name of an option, such as `--users`, and its explanation in the usage text.
typealias OptionExplanation = (name: String, text: String)

extension Composition {
    /// The text of `--help`: the common cases, then the options; it fits a screen of 80 columns and 24 lines.
    var usage: String {
        let options = [("--screen NAME", screenNames)] + firstOptions + readOptions + lastOptions
        let screen = "\(Program.name) --screen \(screens.first?.name ?? "NAME")"
        let examples = [
            (Program.name, "runs in the terminal"), (screen, "prints a screen; status 1 if it fails"),
            ("\(screen) --keys \"down enter\"", "prints it after some keys"),
        ]
        return """
            usage: \(Program.name) [OPTION …]

            \(examples.map { explained($0, $1, at: 43) }.joined(separator: "\n"))

            \(options.map { explained($0, $1, at: 17) }.joined(separator: "\n"))
            """
    }

    /// The names of all screens.
    private var screenNames: String {
        let names = screens.map(\.name)
        guard let last = names.last, names.count > 1 else { return names.joined() }
        return "\(names.dropLast().joined(separator: ", ")) or \(last)"
    }
}

/// The note that is written to standard error if a screen is printed although standard output is a terminal.
nonisolated let dumbTerminalNote =
    "This terminal cannot move its cursor (TERM is 'dumb'), so one screen is printed. Set TERM to run the app in it."

private nonisolated let firstOptions: [OptionExplanation] = [
    ("--open LINK", "begins at a link such as lists/ID; the key y copies one"),
    ("--keys KEYS", "names such as esc, ctrl-n, click-4-2; other words are typed"),
    ("--size", "the size of the printed screen, 80x24 by default"),
    ("--as FORM", "text, styled, ansi, svg or transcript"),
]

private nonisolated let lastOptions: [OptionExplanation] = [
    ("--data DIR", "stores in DIR, not in \(Options.platformFolder?.path ?? "the platform's folder")"),
    ("--in-memory", "stores nothing"),
    ("--locale NAME", "the format of dates and prices, such as de_DE"),
    ("--color WHEN", "auto, always or never; --ascii or --unicode picks the symbols"),
    ("--no-wait", "prints at once, while the screen is loading"),
    ("--record NAME", "writes a test of what you do; --into PACKAGE says where"),
    ("--trace FILE", "writes what each key causes; '-' prints it"),
]

/// Returns the lines about an option or an example: its name, then its text, which begins at `column`.
private nonisolated func explained(_ name: String, _ text: String, at column: Int) -> String {
    let lines = text.split(separator: " ").map(String.init).reduce(into: [""]) { lines, word in
        let line = lines.removeLast()
        let longer = line.isEmpty ? word : "\(line) \(word)"
        lines += column + longer.count <= 80 ? [longer] : [line, word]
    }
    return "  \(name)" + String(repeating: " ", count: max(1, column - 2 - name.count))
        + lines.joined(separator: "\n" + String(repeating: " ", count: column))
}
