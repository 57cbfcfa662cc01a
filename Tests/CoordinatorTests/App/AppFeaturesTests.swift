import Shell
import TestKit
import TestScreens
import Testing
import TextUI

@testable import Coordinator

@MainActor
@Suite("The features of an app", .leakChecks, .endsWhenStuck)
struct AppFeaturesTests {
    @Test("The tabs are in the order of the feature list, and show the features' counts")
    func tabs() async {
        let plans = ExampleFeature("plans", badge: 3)
        let app = await AppHarness.opened { _ in [plans, ExampleFeature("hidden", .over(Route("plans"))), .maps] }
        #expect(app.tabs == "[Plans (3)]  Maps")
        #expect(app.title == "Plans" && plans.host === app.coordinator)
        app.select(Route("maps"))
        #expect(app.tabs == " Plans (3)  [Maps]")
    }

    @Test("A feature placed over another feature opens on that feature's stack, and the escape key goes back")
    func over() async {
        let app = await AppHarness.opened(Route("trips")) { _ in
            [ExampleFeature("plans"), .maps, ExampleFeature("trips", .over(Route("maps")))]
        }
        #expect(app.title == "Trips" && app.coordinator.shell.selectedTab == "maps")
        await app.press(settling: .escape)
        #expect(app.title == "Maps")
    }

    @Test("A feature that opens on another place's tab becomes a tab of its own if the app lacks that place")
    func overNothing() async {
        let app = await AppHarness.opened { _ in [ExampleFeature("trips", .over(.more)), .maps] }
        #expect(app.tabs == "[Trips]  Maps" && app.title == "Trips")
    }

    @Test("A feature's key opens the feature in front of any screen, but not twice in one stack")
    func inFront() async {
        let app = await AppHarness.opened { _ in
            [.maps, ExampleFeature("plans"), ExampleFeature("gear", .inFront(key: .character(","), action: "gear"))]
        }
        #expect(app.screen.contains(", gear"))
        await app.type(settling: ",,,")
        #expect(app.title == "Gear" && !app.screen.contains(", gear"))
        app.select(Route("plans"))
        await app.type(settling: ",,")
        #expect(app.title == "Gear")
        app.select(Route("maps"))
        await app.type(settling: ",")
        await app.press(settling: .escape)
        #expect(app.title == "Maps" && app.screen.contains(", gear"))
    }

    @Test("Opening a place in front of the current screen removes the toast")
    func toast() async {
        let app = await AppHarness.opened { _ in [.maps, ExampleFeature("gear", .inFront(key: .tab, action: "gear"))] }
        app.coordinator.shell.toasts.show("No gear yet")
        app.coordinator.show(Route("gear"))
        #expect(app.title == "Gear" && !app.screen.contains("No gear yet"))
    }

    @Test("A feature can show another feature by that feature's route")
    func host() async {
        let plans = ExampleFeature("plans")
        let app = await AppHarness.opened(Route("plans", "next year")) { _ in [plans, .maps] }
        #expect(app.title == "Next Year")
        plans.host?.show(Route("maps"))
        #expect(app.title == "Maps")
        plans.host?.show(Route("plans"))
        #expect(app.title == "Plans")
        plans.host?.show(Route("nowhere"))
        #expect(app.title == "Plans" && plans.host?.places.map(\.title) == ["Plans", "Maps"])
    }

    @Test("A feature can decide how the app is drawn")
    func look() async {
        let plans = ExampleFeature("plans")
        let app = await AppHarness.opened { _ in [plans, .maps] }
        #expect(app.coordinator.theme == .dark && app.screen.contains("q quit"))
        plans.host?.look = { AppLook(theme: .light, usesColor: false, showsKeyHints: false) }
        #expect(app.coordinator.theme == Theme.light.monochrome && !app.screen.contains("q quit"))
    }
}

extension Feature where Self == ExampleFeature {
    @MainActor fileprivate static var maps: ExampleFeature { ExampleFeature("maps") }
}
