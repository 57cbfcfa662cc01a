import Binding
import Foundation
import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import TextUI

@testable import Coordinator

@MainActor
@Suite("Every object of the app is freed with it", .leakChecks, .endsWhenStuck)
struct AppLifetimeTests {
    @Test("after it was started and every tab was opened, time and again")
    func tabs() async throws {
        let expected: Set = ["Shell", "AppCoordinator", "BookmarksInteractor", "SettingsInteractor", "Work"]
        var graph = ObjectGraph()
        var objects: [Weak] = []
        for _ in 0..<(SlowTests.areEnabled ? 100 : 3) {
            let app = AppHarness(users: AnsweringUsersService(.success(.sample(count: 1))))
            app.coordinator.start()
            for place in Place.tabs { app.select(place.route) }
            await app.settle()
            let opened = graph.objects(from: app.coordinator)
            try #require(expected.isSubset(of: opened.map(\.type)))
            objects += opened
        }
        #expect(objects.alive.isEmpty)
    }

    @Test("with the screens of all routes, a toast and the help open")
    func wholeApp() async throws {
        var graph = ObjectGraph()
        var objects: [Weak] = []
        do {
            let app = await AppHarness.opened(bookmarked: [.sample()])
            for place in Place.all { await app.open(place.subroutes.last ?? place.route) }
            await app.open(.product)
            app.press(.enter, .character("?"))
            await app.clock.nextSleep()
            // A toast shows: its ledger outlives its work until the cancelled sleep has returned.
            objects = graph.objects(from: app.coordinator).filter { $0.type != "Ledger" }
            // Of the places over the same tab, only the last is still open.
            let subroutes = Place.tabs.count { !$0.subroutes.isEmpty }
            try #require(objects.count { $0.type.hasSuffix("Coordinator") } > Place.tabs.count + subroutes)
        }
        #expect(objects.alive.isEmpty)
    }

    @Test("while everything is still loading; its requests are cancelled")
    func loadingApp() async throws {
        let users = ManualUsersService()
        let pictures = ManualPictureService()
        var graph = ObjectGraph()
        var objects: [Weak] = []
        let refresh: PendingRequest<ManualUsersService.Question, UserPage, NetworkError>
        let picture: PendingRequest<URL, Data, NetworkError>
        do {
            let app = AppHarness(users: users, pictures: pictures)
            app.coordinator.start()
            try await users.nextRequest().answer(.success(.cast))
            await app.settle()
            app.press(.character("r"))
            refresh = try await users.nextRequest()
            app.press(.enter)
            picture = try await pictures.nextRequest()
            // A ledger outlives its work until the cancelled requests have returned.
            objects = graph.objects(from: app.coordinator).filter { $0.type != "Ledger" }
        }
        await refresh.cancellation()
        await picture.cancellation()
        #expect(objects.alive.isEmpty)
    }

    @Test("after the settings were opened over any screen and closed, time and again")
    func settings() async throws {
        let app = await AppHarness.opened()
        var graph = ObjectGraph()
        graph.learn(from: app.coordinator)
        var objects: [Weak] = []
        let count = SlowTests.areEnabled ? 1_000 : 10
        for _ in 0..<count {
            app.press(.character(","))
            objects += graph.objects(from: app.coordinator.shell)
            app.press(.escape)
        }
        #expect(objects.count { $0.type == "SettingsCoordinator" } == count)
        #expect(objects.alive.isEmpty)
    }
}

extension [Weak] {
    /// The types of the objects that are still alive.
    fileprivate var alive: Set<String> { Set(filter { $0.object != nil }.map(\.type)) }
}
