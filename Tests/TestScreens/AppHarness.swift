public import Shell
import TestKit
public import Testing
public import TextUI

/// An app under test, driven by keys.
@MainActor
public final class AppHarness<Driven: ShellApp> {
    public let coordinator: Driven
    public let host = HostMock()
    private let pilot: Pilot<Driven>

    /// - Parameter coordinator: An app that has not started.
    public init(
        _ coordinator: Driven, size: ScreenSize = .standard, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        self.coordinator = coordinator
        coordinator.host = host
        pilot = Pilot(app: coordinator, size: size.size, appearance: Appearance(usesColor: false))
        for object in [self, coordinator, coordinator.shell, host, pilot] as [AnyObject] {
            trackForLeaks(object, sourceLocation: sourceLocation)
        }
    }
}

// MARK: - The user's actions

extension AppHarness {
    /// Starts the app, opens the first screen with `open`, and waits until the app has settled.
    public func start(_ open: (Driven) async -> Void = { _ in }) async {
        await pilot.start(open)
        await pilot.settle()
    }

    /// Presses `keys`; before each key and after the last, waits until the app has settled.
    public func press(settling keys: Key...) async {
        for key in keys { await pilot.press(key) }
        await pilot.settle()
    }

    /// Types `text`; before each letter and after the last, waits until the app has settled.
    public func type(settling text: String) async {
        for character in text { await pilot.press(.character(character)) }
        await pilot.settle()
    }

    /// Clicks where `text` is shown, and waits until the app has settled.
    public func click(settling text: String) async throws {
        await press(settling: .click(try frame.place(of: text)))
    }

    /// Presses `keys` without waiting, and skips the pause of each prompt, for tests that answer requests themselves.
    public func press(_ keys: Key...) {
        for key in keys {
            coordinator.skipPauses()
            _ = frame
            coordinator.press(key)
        }
    }

    /// Removes the toast, as if its time were over.
    public func endToast() { coordinator.shell.toasts.dismiss() }

    /// Waits until all work is done, including the requests that drawing the screen starts.
    public func settle() async { await pilot.settle() }
}

// MARK: - What is shown

extension AppHarness {
    public var frame: Frame { pilot.frame() }

    public var screen: String { frame.grid.plainText }

    /// The title of the front screen.
    public var title: String? { coordinator.shell.front?.title }

    /// The message of the prompt in front, or nil if there is none.
    public var prompt: String? { coordinator.shell.prompt?.message }

    /// The line with the tabs.
    public var tabs: String { String(screen.prefix { $0 != "\n" }) }
}
