import Coordinator
import Foundation

extension Composition {
    /// Said after a wrong option, with the reason.
    var shortUsage: String {
        let start = "usage: \(Program.name) "
        return """
            \(start)\(wrapped(synopsis, at: start.count))
                   \(Program.name) --help | -h | --version
            """
    }

    var usage: String {
        """
        \(shortUsage)

        Without --screen, the app runs in the terminal. With it, or if standard output is not a terminal that can move its
        cursor, the app opens that screen, presses the keys, prints the result and exits.

        \(explanations.map(explained).joined(separator: "\n"))
        """
    }

    /// The options with their values; options separated by a bar exclude each other.
    private var synopsis: [String] {
        let read = readOptions.map { "\($0.name) \($0.values)" }
        return (firstSynopsis + read + lastSynopsis).map { "[\($0)]" }
    }

    private var explanations: [(String, String)] {
        [("--screen NAME", screens)] + firstExplanations + readOptions.map { ($0.name, $0.text) } + lastExplanations
    }

    /// The names of all screens.
    private var screens: String {
        let names = routes.map(\.name)
        guard let last = names.last, names.count > 1 else { return names.joined() }
        return "\(names.dropLast().joined(separator: ", ")) or \(last)"
    }
}

/// Said on standard error where a screen is printed although standard output is a terminal.
nonisolated let dumbTerminalNote =
    "This terminal cannot move its cursor (TERM is 'dumb'), so one screen is printed. Set TERM to run the app in it."

private nonisolated let firstSynopsis = [
    "--screen NAME",
    "--size COLSxROWS",
    "--keys \"KEY KEY …\"",
    "--as text|styled|ansi|svg|transcript",
]

private nonisolated let lastSynopsis = [
    "--data DIR | --in-memory",
    "--locale NAME",
    "--color auto|always|never",
    "--ascii | --unicode",
    "--no-wait",
    "--record NAME [--into PACKAGE]",
    "--trace FILE|-",
]

private nonisolated let firstExplanations = [
    ("--size", "the size of the printed screen, 80x24 by default, each side 1…1000"),
    (
        "--keys",
        """
        up down left right enter esc tab backtab space backspace delete home end pageup pagedown ctrl-x alt-x \
        ctrl-left alt-right …, click-COLUMN-ROW (from 0); any other word is typed letter by letter
        """
    ),
    (
        "--as",
        """
        the format: text is the plain grid, styled adds a legend of its styles, ansi is coloured, svg is a picture, \
        transcript is what a screen reader would say
        """
    ),
]

private nonisolated let lastExplanations = [
    (
        "--data DIR",
        "the folder for everything that is stored, instead of \(Options.platformFolder?.path ?? "the platform's")"
    ),
    ("--in-memory", "keep nothing when the app exits"),
    ("--locale NAME", "the locale of dates and prices, such as de_DE; the system's by default"),
    ("--color", "auto uses colours if standard output is a terminal and NO_COLOR is not set"),
    (
        "--ascii",
        """
        borders, symbols and spinner in plain ASCII; the default in a terminal if LC_ALL, LC_CTYPE or LANG names a \
        character set other than UTF-8
        """
    ),
    ("--unicode", "borders, symbols and spinner in Unicode, whatever the locale"),
    (
        "--no-wait",
        "print the screen at once, without waiting for what the start or the last key has begun to load"
    ),
    (
        "--record NAME",
        """
        write what is done as a test, NAMEFlowTests in Tests/DemoTests/Whole, with a snapshot of the screen \
        wherever ctrl-s is pressed and at the end; it runs on the bundled data, with nothing stored
        """
    ),
    ("--into PACKAGE", "the package to write it to, instead of the one around the working folder"),
    (
        "--trace FILE",
        """
        write what each key leads to into FILE, which must be new or an earlier trace: the screen that takes the key, the \
        models that change, the calls that tell the view, and what is drawn; - prints it in place of the screen, and needs \
        --screen
        """
    ),
]

/// Returns the lines about an option: its name in a column of its own, then the text.
private nonisolated func explained(_ option: String, _ text: String) -> String {
    let name = "  \(option)".padding(to: 18)
    return name + wrapped(text.split(separator: " ").map(String.init), at: name.count)
}

/// Returns parts with blanks between them, and in a new line at `column` where the next one would not fit.
private nonisolated func wrapped(_ parts: [String], at column: Int) -> String {
    let lines = parts.reduce(into: [""]) { lines, part in
        let line = lines.removeLast()
        let longer = line.isEmpty ? part : "\(line) \(part)"
        let fits = line.isEmpty || column + longer.count <= 115
        lines += fits ? [longer] : [line, part]
    }
    return lines.joined(separator: "\n" + String(repeating: " ", count: column))
}

nonisolated extension String {
    fileprivate func padding(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
