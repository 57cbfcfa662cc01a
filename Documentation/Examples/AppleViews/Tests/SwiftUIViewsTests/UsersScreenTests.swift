import Binding
import Interactor
import Model
import SwiftUI
import Testing
import ViewModel

@testable import SwiftUIViews

@Suite("The list of people", .timeLimit(.minutes(1)))
@MainActor struct UsersScreenTests {
    @Test("The list shows that it is loading, then the people")
    func loads() async {
        let people = People(Users(.success(.people(0..<2))))
        let host = ViewHost(UsersScreen(viewModel: people.makeList()))
        #expect(host.texts() == ["Loading users"])
        #expect(host.texts(in: "ProgressView") == ["Loading users"])
        await people.work.settle()
        #expect(host.names == ["Ada No. 0", "Ada No. 1"])
        #expect(host.texts().last == "2 users")
        #expect(host.node("ProgressView") == nil)
        #expect(host.node("ContentUnavailableView") == nil)
        #expect(host.node("navigationTitle")?.text == "Users")
        #expect(host.node("searchable")?.text == "Name, email, city or country")
    }

    @Test("A load that began before the list appeared is visible, and is not repeated")
    func late() async {
        let people = People(Users(.success(.people(0..<2))))
        let viewModel = people.makeList()
        let screen = UsersScreen(viewModel: viewModel)
        viewModel.loadUsers()
        let host = ViewHost(screen)
        #expect(host.texts() == ["Loading users"])
        await people.work.settle()
        #expect(host.names.count == 2)
        #expect(people.service.pages == [1])
    }

    @Test("A row shows the name as a headline and the place in grey, and can be tapped anywhere")
    func looks() async {
        let people = People(Users(.success(.people(0..<1))))
        let host = await people.show(UsersScreen(viewModel: people.makeList()))
        #expect(host.attribute("font", of: "Ada No. 0") == "headline")
        #expect(host.attribute("foregroundStyle", of: "London, United Kingdom") == "HierarchicalShapeStyle()")
        #expect(host.node("Button", "Ada No. 0")?.attributes["buttonStyle"] == "PlainButtonStyle()")
        #expect(host.node("HStack", "Ada No. 0")?.attributes["contentShape"] == "Rectangle()")
    }

    @Test("After a failure, an alert offers Retry, which loads the people", arguments: [true, false])
    func retries(endsFirst: Bool) async throws {
        let people = People(Users(.failure(.noData), .success(.people(0..<1))))
        let host = await people.show(UsersScreen(viewModel: people.makeList()))
        let alert = try #require(host.node("alert"))
        #expect(alert.text == "Error")
        #expect(alert.texts == ["No data received. Wait a while.", "Retry", "Cancel"])
        #expect(alert.firstButton("Cancel")?.attributes["role"] == "cancel")
        #expect(host.answer("Retry", endsFirst: endsFirst))
        #expect(host.node("alert") == nil)
        await people.work.settle()
        #expect(host.names == ["Ada No. 0"])
    }

    @Test("The alert offers no retry if trying again cannot help")
    func failsForGood() async {
        let people = People(Users(.failure(.invalidURL)))
        let host = await people.show(UsersScreen(viewModel: people.makeList()))
        #expect(host.node("alert")?.texts == ["Invalid URL. Check the address and start again.", "Cancel"])
        #expect(host.texts(in: "ContentUnavailableView").last == "Invalid URL. Check the address and start again.")
    }

    @Test("After a failed load, an empty list gives the reason, and Try Again loads the people")
    func placeholder() async {
        let people = People(Users(.failure(.noData), .success(.people(0..<1))))
        let host = await people.show(UsersScreen(viewModel: people.makeList()))
        #expect(host.answer("Cancel"))
        #expect(host.node("alert") == nil)
        #expect(
            host.texts() == ["Users could not be loaded", "No data received. Wait a while.\nTry again", "Try Again"])
        #expect(host.node("Image")?.text == "person.2")
        #expect(host.tap("Try Again"))
        await people.work.settle()
        #expect(host.names == ["Ada No. 0"])
    }

    @Test("After an empty answer, the list offers no Try Again")
    func empty() async {
        let people = People(Users(.success(UserPage(users: []))))
        let host = await people.show(UsersScreen(viewModel: people.makeList()))
        #expect(host.texts() == ["No users available", "Refresh, or check your connection"])
    }

    @Test("A new load closes the alert")
    func newLoad() async {
        let people = People(Users(.failure(.noData), .success(.people(0..<1))))
        let viewModel = people.makeList()
        let host = await people.show(UsersScreen(viewModel: viewModel))
        #expect(host.node("alert") != nil)
        viewModel.refreshUsers()
        #expect(host.node("alert") == nil)
        #expect(host.texts() == ["Loading users"])
        await people.work.settle()
        #expect(host.node("alert") == nil)
    }

    @Test("A row near the end loads the next page when it appears")
    func pages() async {
        let people = People(Users(.success(.people(0..<25)), .success(.people(25..<30))))
        let host = await people.show(UsersScreen(viewModel: people.makeList()))
        host.scroll(to: "Ada No. 3")
        #expect(people.service.pages == [1])
        host.scroll(to: "Ada No. 24")
        #expect(host.texts(in: "ProgressView") == ["Loading users"])
        await people.work.settle()
        #expect(people.service.pages == [1, 2])
        #expect(host.names.count == 30)
        #expect(host.texts().last == "30 users")
    }

    @Test("A swipe adds or removes a bookmark")
    func bookmarks() async {
        let people = People(Users(.success(.people(0..<2))))
        let host = await people.show(UsersScreen(viewModel: people.makeList()))
        #expect(host.node("Image") == nil)
        #expect(host.node("Button", "Add Bookmark")?.attributes["tint"] == "accentColor")
        #expect(host.swipe("Ada No. 1", "Add Bookmark"))
        await people.work.settle()
        #expect(people.store.usernames == ["ada1"])
        #expect(host.attribute("accessibilityLabel", of: "bookmark.fill") == "bookmarked")
        #expect(host.node("Button", "Remove Bookmark")?.attributes["tint"] == "red")
        #expect(host.swipe("Ada No. 1", "Remove Bookmark"))
        await people.work.settle()
        #expect(people.store.usernames.isEmpty)
        #expect(host.node("Image") == nil)
    }

    @Test("A swipe action bookmarks the person it was shown for, even after the rows have changed")
    func bookmarksWhoShowed() async {
        let people = People(Users(.success(.people(0..<2)), .success(.people(1..<3))))
        let viewModel = people.makeList()
        let host = await people.show(UsersScreen(viewModel: viewModel))
        let button = host.all.first { $0.kind == "swipeActions" }?.children.first
        viewModel.refreshUsers()
        await people.work.settle()
        button?.action?()
        await people.work.settle()
        #expect(people.store.usernames == ["ada0"])
    }

    @Test("The list of people is freed with its host")
    func freed() async {
        let people = People(Users(.success(.people(0..<2))))
        weak var freed: UsersListViewModel?
        weak var observer: UsersListObserver?
        do {
            let viewModel = people.makeList()
            freed = viewModel
            let host = await people.show(UsersScreen(viewModel: viewModel))
            await host.refresh()
            host.search("1")
            #expect(host.names == ["Ada No. 1"])
            observer = viewModel.delegate as? UsersListObserver
            #expect(observer != nil)
        }
        #expect(freed == nil)
        #expect(observer == nil)
    }
}
