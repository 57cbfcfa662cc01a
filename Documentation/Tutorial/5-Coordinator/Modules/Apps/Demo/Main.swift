import Coordinator
import Shell
import Terminal
import TextUI

/// `notes` runs the app in the terminal; `notes --screen Milk Bread` adds two entries and prints the screen.
@main
struct Main {
    static func main() async throws {
        let app = NotesApp([NotesFeature()], clock: ContinuousClock())
        let arguments = CommandLine.arguments.dropFirst()
        if arguments.first == "--screen" {
            print(await screen(of: app, after: arguments.dropFirst()))
        } else {
            let session = try TerminalSession(depth: .ansi16)
            let run = AppRun(app, in: session, appearance: Appearance())
            _ = await session.close(after: { await run.run() })
        }
    }

    /// Returns the screen after adding `entries`, one after the other.
    private static func screen(of app: NotesApp, after entries: ArraySlice<String>) async -> String {
        let pilot = Pilot(app: app, size: Size(width: 60, height: 8), appearance: Appearance(usesColor: false))
        pilot.start()
        for entry in entries {
            for key in [.character("n")] + entry.map(Key.character) + [.enter] { await pilot.press(key) }
        }
        return pilot.frame().grid.plainText
    }
}
