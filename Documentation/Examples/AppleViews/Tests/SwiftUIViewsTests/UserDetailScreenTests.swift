import Binding
import Foundation
import Interactor
import Model
import SwiftUI
import Testing
import ViewModel

@testable import SwiftUIViews

@Suite("One person's screen", .timeLimit(.minutes(1)))
@MainActor struct UserDetailScreenTests {
    private let people = People(Users(.success(.people(0..<1))))

    @Test("A person's screen shows everything known, in sections under the name")
    func shows() async {
        let host = await people.show(UserDetailScreen(viewModel: people.makeCoordinator().detail(of: .person(0))))
        #expect(
            host.texts() == [
                "AN", "Ada No. 0", "42 years old • London, United Kingdom", "Add Bookmark", "Contact Information",
                "Email", "ada0@example.com", "Location", "City", "London", "Country", "United Kingdom",
                "Personal Information", "Age", "42 years old", "Account Information", "Username", "ada0",
            ])
        #expect(host.node("LabeledContent", "Email")?.all.contains { $0.text == "envelope" } == true)
        #expect(host.node("navigationTitle")?.text == "Ada No. 0")
    }

    @Test("The name is a headline, the age and place are grey, and VoiceOver skips the initials")
    func looks() async {
        let host = await people.show(UserDetailScreen(viewModel: people.makeCoordinator().detail(of: .person(0))))
        #expect(host.attribute("font", of: "Ada No. 0") == "headline")
        #expect(
            host.attribute("foregroundStyle", of: "42 years old • London, United Kingdom")
                == "HierarchicalShapeStyle()")
        #expect(host.attribute("font", of: "AN") == "headline")
        #expect(host.attribute("accessibilityHidden", of: "AN") == "true")
    }

    @Test("The bookmark button changes when the bookmark is stored")
    func bookmarks() async {
        let host = await people.show(UserDetailScreen(viewModel: people.makeCoordinator().detail(of: .person(0))))
        #expect(host.node("Button", "Add Bookmark")?.attributes["tint"] == "accentColor")
        #expect(host.tap("Add Bookmark"))
        await people.work.settle()
        #expect(people.store.usernames == ["ada0"])
        #expect(host.node("Button", "Remove Bookmark")?.attributes["tint"] == "red")
    }

    @Test("A bookmark added between the screen's creation and its appearance is visible")
    func late() async {
        await people.work.settle()
        let screen = UserDetailScreen(viewModel: people.makeCoordinator().detail(of: .person(0)))
        people.bookmarks.toggle(.person(0))
        await people.work.settle()
        #expect(ViewHost(screen).texts().contains("Remove Bookmark"))
    }

    @Test("A person's screen offers a text to share")
    func shares() async {
        let host = await people.show(UserDetailScreen(viewModel: people.makeCoordinator().detail(of: .person(0))))
        #expect(host.node("ShareLink")?.text == "Check out Ada No. 0 from London, United Kingdom!")
    }

    @Test("The observer of a person's screen receives the reason for a missing picture")
    func picture() async {
        let viewModel = people.makeCoordinator().detail(of: .person(0))
        let observer = UserDetailObserver(viewModel)
        observer.start()
        observer.didLoadProfileImage(.initials("AN", problem: "No picture"))
        #expect(observer.content.image.problem == "No picture")
    }

    /// Shows a screen until the button Close is tapped.
    private struct Door<Screen: View>: View {
        let makeScreen: () -> Screen
        @State private var isOpen = true

        var body: some View {
            Button("Close") { isOpen = false }
            if isOpen { makeScreen() }
        }
    }

    @Test("A person's screen is freed when it closes, while the view around it stays")
    func left() async {
        let coordinator = people.makeCoordinator()
        weak var freed: UserDetailViewModel?
        let host = ViewHost(
            Door {
                let viewModel = coordinator.detail(of: .person(0))
                // SwiftUI keeps the first view model.
                if freed == nil { freed = viewModel }
                return UserDetailScreen(viewModel: viewModel)
            })
        #expect(host.texts().contains("Contact Information"))
        #expect(freed != nil)
        #expect(host.tap("Close"))
        #expect(host.texts() == ["Close"])
        #expect(freed == nil)
        await people.work.settle()
    }

    @Test("A person's screen is freed with its host")
    func freed() async {
        weak var freed: UserDetailViewModel?
        do {
            let viewModel = people.makeCoordinator().detail(of: .person(0))
            freed = viewModel
            let host = await people.show(UserDetailScreen(viewModel: viewModel))
            #expect(host.tap("Add Bookmark"))
            await people.work.settle()
        }
        #expect(freed == nil)
    }
}
