import Coordinator
import Foundation
import Sample
import TestKit
import Testing
import TextUI

@testable import Demo

@MainActor
@Suite("The replay of a flow", .leakChecks, .endsWhenStuck)
struct FlowReplayTests {
    /// The steps of a user who has pressed one key.
    private static let script = {
        var script = FlowScript()
        script.add(.key(.down))
        return script
    }()

    private let package: FlowPackage
    private let place: FlowPlace

    init() throws {
        package = try FlowPackage()
        place = try FlowPlace(try FlowName("Test"), into: package.folder.path)
    }

    @Test("The replay ends just before the first step whose screen differs from the recording, and names the step")
    func difference() async throws {
        var script = Self.script
        script.add(
            .key(.enter), leadingTo: FlowLandmark(route: "users/nobody", title: "Nobody", tab: "users"),
            changesScreen: true)
        script.add(.tab(.open(.bookmarks)))
        script.add(.key(.enter), leadingTo: FlowLandmark(route: .bookmarks, title: "Bookmarks", tab: "bookmarks"))
        await #expect(throws: FlowError.self) { try await write(script) }
        #expect(try package.recorded.isEmpty)

        var longer = FlowScript()
        longer.add(.key(.character("b")))
        longer.add(.key(.enter), leadingTo: FlowLandmark(route: "users/nobody", title: "Nobody", tab: "users"))
        let message = try await write(longer)
        #expect(message.contains("The flow ends early: await app.press(settling: .enter) cannot be replayed"))
        #expect(message.contains("where you saw “Nobody”"))
        #expect(try package.text(of: place.file).contains("type(settling: \"b\")"))
        #expect(try !package.text(of: place.file).contains("press("))
    }

    @Test("The replay ends before a click on a text that is not on the screen")
    func missingText() async throws {
        var script = Self.script
        script.add(.step(.click("nobody at all")))
        #expect(try await write(script).contains("its text is not on the tests' screen"))
    }

    @Test("If no key was pressed, the flow is not written")
    func empty() async throws {
        await #expect(throws: FlowError.nothingPressed) { try await write(FlowScript()) }
        #expect(try package.recorded.isEmpty)
    }

    @Test("If the test of a flow cannot be written, no snapshot is left behind")
    func unwritable() async throws {
        let folder = package.folder.appending(path: "Tests/DemoTests/Whole").path
        try FileManager.default.removeItem(atPath: folder)
        let error = await #expect(throws: FlowError.self) { try await write(Self.script) }
        #expect(error?.description.contains("No such file or directory") == true, "\(String(describing: error))")
        #expect(try package.recorded.isEmpty)
    }

    @Test("A test that was written during the recording is not replaced")
    func taken() async throws {
        try package.write("other", to: place.file)
        await #expect(throws: FlowError.taken(name: "TestFlowTests", file: place.file)) { try await write(Self.script) }
        #expect(try package.recorded == [place.file])
        #expect(try package.text(of: place.file) == "other")
    }

    private func write(_ script: FlowScript) async throws -> String {
        let app = try safeComposition(["--record", "Test"], clock: SampleClock()).makeApp()
        trackForLeaks(app)
        return try await script.write(to: place, startingAt: .users, replayedOn: app)
    }
}
