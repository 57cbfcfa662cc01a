import Interactor
import Testing
import UIKit

@testable import UIKitViews

@Suite("The like of a product", .timeLimit(.minutes(1)))
@MainActor
struct ProductLikeTests {
    private let stage = ShopStage()

    @Test("A like is visible immediately, and stays when it is saved")
    func like() async throws {
        try await stage.withPage { page, _ in
            #expect(page.likeButton.configuration?.title == "Like")
            #expect(page.likeButton.configuration?.image?.systemName == "heart")
            page.likeButton.tap()
            #expect(page.likeButton.configuration?.title == "Liked")
            #expect(page.likeButton.configuration?.image?.systemName == "heart.fill")
            await stage.finishStoring()
            #expect(page.likeButton.configuration?.title == "Liked")
            #expect(page.alert == nil)
        }
    }

    @Test("A like that cannot be saved is undone with an alert, and Retry repeats the like")
    func failure() async throws {
        stage.service.likeFailure = .unavailable(.noData)
        try await stage.withPage { page, _ in
            page.likeButton.tap()
            await stage.finishStoring()
            #expect(page.likeButton.configuration?.title == "Like")
            #expect(page.placeholder == nil)
            let alert = try #require(page.alert)
            #expect(alert.message?.hasPrefix("Your like could not be saved.") == true)
            #expect(alert.actions.map(\.title) == ["Retry", "Cancel"])
            stage.service.likeFailure = nil
            alert.tap("Retry")
            #expect(page.likeButton.configuration?.title == "Liked")
            await stage.finishStoring()
            #expect(page.likeButton.configuration?.title == "Liked")
        }
    }

    @Test("A failed like does not end a refresh in progress")
    func failureWhileRefreshing() async throws {
        stage.service.likeFailure = .unavailable(.noData)
        try await stage.withPage { page, _ in
            page.likeButton.tap()
            page.scrollView.refreshControl?.beginRefreshing()
            await stage.finishStoring()
            #expect(page.scrollView.refreshControl?.isRefreshing == true)
        }
    }
}
