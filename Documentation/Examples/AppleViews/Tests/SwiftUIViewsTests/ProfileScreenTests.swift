import Binding
import Interactor
import Model
import SwiftUI
import Testing
import ViewModel

@testable import SwiftUIViews

@Suite("The profile", .timeLimit(.minutes(1)))
@MainActor struct ProfileScreenTests {
    private func show(_ people: People) async -> (ViewHost, PeopleCoordinator) {
        let coordinator = people.makeCoordinator()
        return (await people.show(ProfileModule(coordinator: coordinator)), coordinator)
    }

    @Test("The profile shows that it is loading, then the person")
    func loads() async {
        let people = People(Users(.success(.people(0..<1))))
        let host = ViewHost(ProfileModule(coordinator: people.makeCoordinator()))
        #expect(host.texts(in: "ProgressView") == ["Loading the profile"])
        #expect(host.texts() == ["Loading the profile"])
        await people.work.settle()
        #expect(host.texts() == ["AN", "Ada No. 0", "42 years old • London, United Kingdom", "Add Bookmark"])
        #expect(host.node("navigationTitle")?.text == "Profile")
        #expect(host.attribute("font", of: "Ada No. 0") == "headline")
        #expect(
            host.attribute("foregroundStyle", of: "42 years old • London, United Kingdom")
                == "HierarchicalShapeStyle()")
        #expect(host.node("Button", "Ada No. 0")?.attributes["buttonStyle"] == "PlainButtonStyle()")
        #expect(host.node("HStack", "Ada No. 0")?.attributes["contentShape"] == "Rectangle()")
    }

    @Test("A profile without a person shows the reason, and Retry loads the person")
    func retries() async {
        let people = People(Users(.failure(.noData), .success(.people(0..<1))))
        let (host, _) = await show(people)
        #expect(host.texts() == ["No data received. Wait a while.", "Retry"])
        #expect(host.node("Image")?.text == "exclamationmark.triangle")
        #expect(host.tap("Retry"))
        #expect(host.texts() == ["Loading the profile"])
        await people.work.settle()
        #expect(host.texts().contains("Ada No. 0"))
    }

    @Test("The profile offers no retry if trying again cannot help")
    func failsForGood() async {
        let (host, _) = await show(People(Users(.failure(.invalidURL))))
        #expect(host.texts() == ["Invalid URL. Check the address and start again."])
    }

    @Test("A refresh of the profile keeps the old person, and ends when the new person has loaded")
    func refreshes() async {
        let gate = Gate()
        let people = People(Users(.success(.people(0..<1)), .success(.people(1..<2)), gate: gate))
        let host = await people.show(ProfileModule(coordinator: people.makeCoordinator()), opening: gate)
        var hasEnded = false
        let refreshing = Task {
            await host.refresh()
            hasEnded = true
        }
        let open = await gate.next()
        #expect(!hasEnded)
        #expect(host.texts(in: "ProgressView") == ["Refreshing"])
        #expect(host.texts().contains("Ada No. 0"))
        open()
        await refreshing.value
        #expect(host.texts().contains("Ada No. 1"))
    }

    @Test("A failed refresh of the profile ends, and shows the reason in red below the person")
    func refreshFails() async {
        let (host, _) = await show(People(Users(.success(.people(0..<1)), .failure(.noData))))
        await host.refresh()
        #expect(host.texts().contains("Ada No. 0"))
        #expect(host.texts().last == "No data received. Wait a while.")
        #expect(host.attribute("foregroundStyle", of: "No data received. Wait a while.") == "red")
    }

    @Test("The profile's bookmark button is disabled while a bookmark is stored, and then changes")
    func bookmarks() async {
        let people = People(Users(.success(.people(0..<1))))
        let (host, _) = await show(people)
        #expect(host.tap("Add Bookmark"))
        #expect(!host.tap("Add Bookmark"))
        await people.work.settle()
        #expect(people.store.usernames == ["ada0"])
        #expect(host.node("Button", "Remove Bookmark")?.attributes["tint"] == "red")
        #expect(host.tap("Remove Bookmark"))
    }

    @Test("The profile opens the person's screen, and does not load again after going back")
    func pushes() async {
        let people = People(Users(.success(.people(0..<1))))
        let (host, coordinator) = await show(people)
        #expect(host.tap("Ada No. 0"))
        #expect(host.texts().contains("Contact Information"))
        coordinator.path = []
        #expect(host.texts().first == "AN")
        #expect(!host.texts().contains("Contact Information"))
        await people.work.settle()
        #expect(people.service.pages == [1])
    }

    @Test("The profile is freed with its host")
    func freed() async {
        weak var freed: PeopleCoordinator?
        weak var viewModel: ObservationProfileViewModel?
        do {
            let (host, coordinator) = await show(People(Users(.success(.people(0..<1)))))
            (freed, viewModel) = (coordinator, coordinator.profile)
            await host.refresh()
            #expect(host.tap("Ada No. 0"))
            #expect(host.texts().contains("Contact Information"))
        }
        #expect(freed == nil)
        #expect(viewModel == nil)
    }
}
