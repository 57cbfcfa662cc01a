import Binding
import Interactor
import TestDoubles
import TestKit
import Testing
import TextUI
import View

@MainActor
@Suite("A toast in the container", .leakChecks, .endsWhenStuck)
struct ContainerToastTests {
    private let message = "Successfully added product!"

    @Test("shows when a product was added, in front of the screen, whose keys stay in use")
    func shown() async throws {
        let stage = try await ShopStage.showing(.jacket)
        #expect(!stage.screen.contains(message))
        stage.press(.enter)
        #expect(stage.screen.contains("│ \(message) │"))
        stage.press(.down)
        #expect(stage.selectedRow?.contains("chest 96") == true)
    }

    @Test("goes when its time on the clock is over, and not before")
    func timeout() async throws {
        let stage = try await ShopStage.showing(.jacket)
        stage.press(.enter)
        await stage.clock.nextSleep()
        stage.clock.advance(by: ToastInteractor.duration - .milliseconds(1))
        #expect(stage.clock.sleeperCount == 1 && stage.screen.contains(message))
        await stage.nextToastChange { stage.clock.advance(by: .milliseconds(1)) }
        #expect(!stage.screen.contains(message))
    }

    @Test("is dismissed by esc, which only then goes back")
    func escape() async throws {
        let stage = try await ShopStage.showing(.jacket)
        stage.press(.enter)
        #expect(stage.keyBar.hasPrefix("esc dismiss") && !stage.keyBar.contains("esc back"))
        stage.press(.escape)
        #expect(!stage.screen.contains(message) && stage.container.front is ProductView)
        #expect(!stage.keyBar.contains("esc dismiss"))
        stage.press(.escape)
        #expect(stage.container.front is ProductsView)
    }

    @Test("is dismissed by a click on it")
    func click() async throws {
        let stage = try await ShopStage.showing(.jacket)
        stage.press(.enter)
        let lines = stage.screen.split(separator: "\n", omittingEmptySubsequences: false)
        let row = try #require(lines.firstIndex { $0.contains(message) })
        stage.press(.click(Point(x: 40, y: row)))
        #expect(!stage.screen.contains(message) && stage.container.front is ProductView)
    }

    @Test("stays where a prompt comes in front of it, and is behind it")
    func prompt() async throws {
        let stage = try await ShopStage.showing(.jacket)
        stage.press(.enter)
        stage.container.present(Prompt(title: "T", message: "M", actions: [Prompt.Action("OK")]))
        stage.press(.escape)
        #expect(!stage.container.isPresenting)
        #expect(stage.screen.contains(message))
    }
}

extension ShopStage {
    /// Waits for the change of the toast that `trigger` leads to.
    fileprivate func nextToastChange(_ trigger: () -> Void) async {
        let (changes, change) = AsyncStream<Void>.makeStream()
        toasts.modelDidUpdate.add(self) { _, _ in change.yield() }
        trigger()
        var arrivals = changes.makeAsyncIterator()
        await arrivals.next()
    }
}
