import Coordinator
import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import TextUI

@MainActor
@Suite("Routes", .leakChecks, .endsWhenStuck)
struct RouteTests {
    @Test(
        "each opens its screen",
        arguments: zip(
            Route.allCases,
            [
                "UsersListView", "UserDetailView", "BookmarksView", "HomeView", "PhotoDetailView", "PhotoSearchView",
                "AllListsView", "SingleListView", "ProductsView", "ProductView", "BagView", "FeedView", "MoreView",
                "ImmutableProfileView", "SignUpView", "SettingsView",
            ]))
    func opening(route: Route, screen: String) async {
        #expect(await App.opened(route).front == screen)
    }

    @Test(
        "each leads back to its parent",
        arguments: [
            (Route.userDetail, "Users"), (.settings, "Users"), (.photoDetail, "Photos"), (.photoSearch, "Photos"),
            (.list, "To-Do Lists"), (.product, "Shop"), (.bag, "Shop"), (.profile, "More"),
            (.signUp, "More"),
        ])
    func back(route: Route, parent: String) async {
        let app = await App.opened(route)
        await app.press(.escape)
        #expect(app.title == parent)
    }

    @Test("a list, where there is none, stays with all lists")
    func noList() async {
        let app = await App.opened(.list, lists: [])
        #expect(app.title == "To-Do Lists")
        #expect(app.screen.contains("No To-Do Lists Yet"))
    }

    @Test("each can be opened from every other", arguments: Route.allCases, Route.allCases)
    func fromAnywhere(first: Route, second: Route) async {
        let app = await App.opened(first)
        await app.coordinator.open(second)
        await app.settle()
        #expect(app.title == (await App.opened(second).title))
    }

    @Test("one person, where the list could not be loaded, stays with the alert")
    func failedList() async {
        let app = await App.opened(.userDetail, users: AnsweringUsersService(.failure(.httpError(500))))
        #expect(app.title == "Users")
        #expect(app.screen.contains("HTTP error with status code: 500"))
    }

    @Test("one person, where there is nobody, stays with the empty list")
    func emptyList() async {
        let app = await App.opened(.userDetail, users: AnsweringUsersService(.success(UserPage(users: []))))
        #expect(app.title == "Users")
        #expect(app.screen.contains("No users available"))
    }

    @Test("one photo, where the photos could not be loaded, stays with the alert")
    func failedPhotos() async {
        let app = await App.opened(.photoDetail, photos: AnsweringPhotosService(.failure(.rateLimited)))
        #expect(app.title == "Photos")
        #expect(app.screen.contains("asked too often"))
    }

    @Test("a product, where the shop has none, stays with the empty list")
    func emptyShop() async {
        let app = await App.opened(.product, shop: AnsweringShopService([]))
        #expect(app.title == "Shop")
        #expect(app.screen.contains("No products available"))
    }

    @Test("a product, where the list could not be loaded, stays with the alert")
    func failedShop() async {
        let shop = AnsweringShopService()
        shop.failure = .unavailable(reason: "closed")
        let app = await App.opened(.product, shop: shop)
        #expect(app.title == "Shop")
        #expect(app.screen.contains("The shop does not answer: closed"))
    }

    @Test("opening one closes what was open in its tab")
    func popsToRoot() async {
        let app = await App.opened(.userDetail)
        await app.coordinator.open(.users)
        #expect(app.title == "Users")
        await app.press(.escape)
        #expect(app.title == "Users")
    }
}
