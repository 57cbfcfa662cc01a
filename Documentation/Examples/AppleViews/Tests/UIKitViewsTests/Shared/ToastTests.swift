import Binding
import Testing
import UIKit

@testable import UIKitViews

@Suite("A toast", .timeLimit(.minutes(1)))
@MainActor
struct ToastTests {
    private let clock = HeldClock()
    private let work = Work()
    private let view = UIView(frame: .zero)

    @Test("A toast is visible for two seconds, and is announced")
    func duration() async throws {
        let toasts = Toasts(clock: clock, work: work)
        toasts.show("Saved as a draft", in: view)
        #expect((view.subviews.first as? ToastView)?.label.text == "Saved as a draft")
        #expect(UIAccessibility.announcements.contains("Saved as a draft"))
        clock.wakeOne()
        await work.settle()
        #expect(view.subviews.isEmpty)
        #expect(clock.sleeps == [.seconds(2)])
    }

    @Test("A toast lets touches through")
    func touches() {
        #expect(!ToastView("Saved").isUserInteractionEnabled)
    }

    @Test("A toast is replaced by the next toast")
    func next() async {
        let toasts = Toasts(clock: clock, work: work)
        toasts.show("First", in: view)
        toasts.show("Second", in: view)
        #expect(view.subviews.map { ($0 as? ToastView)?.label.text } == ["Second"])
        clock.wakeOne()
        clock.wakeOne()
        await work.settle()
        #expect(view.subviews.isEmpty)
    }
}
